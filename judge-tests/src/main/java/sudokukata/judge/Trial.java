package sudokukata.judge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Checker;
import sudokukata.judge.verdict.Demand;
import sudokukata.judge.verdict.Diagnosis;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.HandOver;
import sudokukata.judge.verdict.MarkedGrid;
import sudokukata.judge.verdict.Verdict;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
import sudokukata.search.SearchObserver;
import sudokukata.search.SolverStrategy;

/**
 * One strategy on one input: its solutions are written in the problem's form, and that text is checked. What text cannot
 * show is checked beside it: the tiling of a Sudominoku, and why there is no answer.
 */
final class Trial {
    /** Where a search goes wrong shows early, or never. */
    private static final long DIAGNOSED_PLACEMENTS = 200_000;

    /** Enough to take back tiles and digits of every kind, and to use them again. */
    private static final long WITNESSED_PLACEMENTS = 20_000;

    private final SolverStrategy bare;
    private final SolverStrategy strategy;
    private final long budget;
    private final Problem problem;
    private final Checker checker;
    private final StringBuilder output = new StringBuilder();
    private final List<Optional<Solution>> solutions = new ArrayList<>();
    private long placements;
    private int moreThanOne;

    /** The bare strategy is watched when it fails: an oracle's questions say nothing about the puzzle itself. */
    Trial(SolverStrategy bare, SolverStrategy strategy, Problem problem, Checker checker, long budget) {
        this.bare = bare;
        this.strategy = strategy;
        this.problem = problem;
        this.checker = checker;
        this.budget = budget;
    }

    /** Runs the strategy, for so long and no longer. */
    Ruling rule(Duration patience) {
        try {
            Backstop backstop = new Backstop(patience);
            return backstop.call(() -> solveAll(backstop::beat));
        } catch (Backstop.Abandoned e) {
            String reason =
                    "nothing was placed for " + patience.toSeconds() + " s, and the search did not end: it seems"
                            + " to loop without placing anything; it was abandoned";
            return ruling(Verdict.OVER, new Fault(Demand.BUDGET, reason, clues(solutions.size())));
        } catch (ExecutionException e) {
            return ruling(Verdict.RTE, crash(e.getCause()));
        }
    }

    private Ruling solveAll(Runnable heartbeat) {
        for (int k = 0; k < checker.size(); k++) {
            Puzzle puzzle = checker.puzzle(k);
            Limits limits = Limits.firstWithin(budget - placements);
            Outcome outcome = Search.run(strategy, puzzle, limits, null, heartbeat);
            placements += outcome.placements();
            solutions.add(outcome.first());
            if (outcome.solutions().size() > 1) {
                moreThanOne = k;
            }
            for (Solution solution : outcome.solutions()) {
                output.append(problem.format().write(k + 1, solution.grid()));
            }
            Optional<Ruling> early = outcome.end() == Outcome.End.OUT_OF_BUDGET
                    ? Optional.of(ruling(Verdict.OVER, diagnose(k, spent(k))))
                    : wrong(k, outcome).map(fault -> ruling(Verdict.WA, fault));
            if (early.isPresent()) {
                return early.get();
            }
        }
        return checker.check(output.toString())
                .map(fault -> ruling(Verdict.WA, wentOn(fault)))
                .orElse(new Ruling(Verdict.AC, Optional.empty(), placements));
    }

    private Ruling ruling(Verdict verdict, Fault fault) {
        return new Ruling(verdict, Optional.of(fault), placements);
    }

    private Optional<Fault> wrong(int k, Outcome outcome) {
        return outcome.first().isEmpty()
                ? Optional.of(diagnose(k, nothingFound(k)))
                : checker.check(k, outcome.solutions().get(0)).map(fault -> handedOver(k, fault));
    }

    /** A blank in the grid is explained by what was placed before it was handed over. */
    private Fault handedOver(int k, Fault fault) {
        if (fault.demand() == Demand.ORDER && bare == strategy) {
            return fault.followedBy(watched(k).order());
        }
        Optional<Integer> blank = fault.grid()
                .filter(grid -> fault.demand() == Demand.FILLED)
                .flatMap(grid -> grid.broken().stream().findFirst());
        return blank.map(cell -> fault.followedBy("; " + watched(k).whyBlank(cell)))
                .orElse(fault);
    }

    private HandOver watched(int k) {
        HandOver watch = new HandOver(checker.puzzle(k), 1);
        Search.run(bare, checker.puzzle(k), Limits.firstWithin(DIAGNOSED_PLACEMENTS), watch);
        return watch;
    }

    private Fault wentOn(Fault fault) {
        return fault.demand() == Demand.STOP
                ? fault.followedBy("; " + watched(moreThanOne).afterwards())
                : fault;
    }

    private Fault nothingFound(int k) {
        String leak = k == 0 ? "" : "; the puzzles before it were right: is something left over from them?";
        String reason = puzzleName(k) + "the search ended without a solution, but there is one" + leak;
        return new Fault(Demand.ANSWERED, reason, clues(k));
    }

    /** Runs a failing search once more, watched, to see where it goes wrong; the same fault if nothing tells. */
    private Fault diagnose(int k, Fault fault) {
        Diagnosis diagnosis = new Diagnosis(checker.puzzle(k), checker.answer(k));
        Outcome outcome = Search.run(bare, checker.puzzle(k), Limits.firstWithin(DIAGNOSED_PLACEMENTS), diagnosis);
        diagnosis.close(outcome.end() != Outcome.End.OUT_OF_BUDGET);
        if (diagnosis.isUndecided()) {
            tryOnAWideBoard(diagnosis.witness());
        }
        return diagnosis
                .fault()
                .map(seen -> seen.prefixed(fault.reason() + (fault.reason().endsWith("?") ? " " : ". ")))
                .orElse(fault);
    }

    /** On a wide board a search takes back much and uses it again, which clears the marks that are freed. */
    private void tryOnAWideBoard(SearchObserver witness) {
        Puzzle wide = problem.isSudomino() ? StrategyJudge.WIDE_SUDOMINO : StrategyJudge.WIDE_SUDOKU;
        try {
            new Backstop(Duration.ofSeconds(1))
                    .call(() -> Search.run(bare, wide, Limits.firstWithin(WITNESSED_PLACEMENTS), witness));
        } catch (Backstop.Abandoned | ExecutionException e) {
            // What was seen until then counts all the same.
        }
    }

    private Fault spent(int k) {
        String reason = puzzleName(k)
                + String.format(Locale.ROOT, "%,d placements are spent; nothing is said about the puzzle", budget);
        return new Fault(Demand.BUDGET, reason, clues(k));
    }

    private Fault crash(Throwable error) {
        String message = error.getMessage() == null ? "" : ": " + error.getMessage();
        String where = error.getStackTrace().length == 0 ? "" : ", at " + error.getStackTrace()[0];
        int k = Math.min(solutions.size(), checker.size() - 1);
        String reason = puzzleName(k) + error.getClass().getSimpleName() + message + where;
        return new Fault(Demand.NO_ERROR, reason, clues(k));
    }

    private Optional<MarkedGrid> clues(int k) {
        int last = Math.min(k, checker.size() - 1);
        return Optional.of(MarkedGrid.ofClues(checker.puzzle(last).clues()));
    }

    private String puzzleName(int k) {
        return checker.size() == 1 ? "" : "puzzle " + (k + 1) + " of " + checker.size() + ": ";
    }
}
