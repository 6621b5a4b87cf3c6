package sudokukata.judge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import sudokukata.judge.check.Checker;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.judge.check.Ruling;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.diagnosis.Diagnosis;
import sudokukata.judge.diagnosis.HandOver;
import sudokukata.judge.diagnosis.Thrown;
import sudokukata.judge.problem.CaseInput;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchObserver;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/**
 * One strategy on one input: its solutions are written in the problem's form, and that text is checked. What text
 * cannot show is checked beside it: the tiling of a Sudominoku, and why there is no answer.
 */
final class Trial {
    /** Enough to take back tiles and digits of every kind, and to use them again. */
    private static final Limits WITNESSED = Limits.firstWithin(20_000);

    private final SolverStrategy bare;
    private final SolverStrategy strategy;
    private final long budget;
    private final CaseInput asked;
    private final Checker checker;
    private final StringBuilder output = new StringBuilder();
    private final List<Optional<Solution>> solutions = new ArrayList<>();
    private long placements;
    private int moreThanOne;

    /** The bare strategy is watched when it fails: an oracle's questions say nothing about the puzzle itself. */
    Trial(SolverStrategy bare, SolverStrategy strategy, CaseInput asked, long budget) {
        this.bare = bare;
        this.strategy = strategy;
        this.asked = asked;
        this.checker = new Checker(asked);
        this.budget = budget;
    }

    /** How many placements were made, on all puzzles. */
    long placements() {
        return placements;
    }

    /** Runs the strategy; it is abandoned when it places nothing for too long. */
    Ruling rule(Duration patience) {
        Watchdog watchdog = new Watchdog(patience);
        try {
            return watchdog.watch(() -> solveAll(watchdog::beat)).orElseGet(() -> hangs(watchdog.silence()));
        } catch (ExecutionException e) {
            return Ruling.of(Verdict.RTE, crash(e.getCause()));
        }
    }

    private Ruling hangs(String silence) {
        String reason = silence + "; it was abandoned";
        return Ruling.of(Verdict.OVER, new Fault(Demand.BUDGET, reason, clues(solutions.size())));
    }

    private Ruling solveAll(Runnable heartbeat) {
        for (int k = 0; k < asked.size(); k++) {
            Puzzle puzzle = asked.puzzles().get(k);
            Limits limits = Limits.firstWithin(budget - placements);
            Outcome outcome = SearchRun.within(limits).withHeartbeat(heartbeat).of(strategy, puzzle);
            placements += outcome.placements();
            solutions.add(outcome.first());
            if (outcome.solutions().size() > 1) {
                moreThanOne = k;
            }
            for (Solution solution : outcome.solutions()) {
                output.append(asked.problem().format().write(k + 1, solution.grid()));
            }
            Optional<Ruling> early = outcome.end() == Outcome.End.OUT_OF_BUDGET
                    ? Optional.of(Ruling.of(Verdict.OVER, diagnose(k, spent(k))))
                    : wrong(k, outcome).map(fault -> Ruling.of(Verdict.WA, fault));
            if (early.isPresent()) {
                return early.get();
            }
        }
        return checker.check(output.toString())
                .map(fault -> Ruling.of(Verdict.WA, wentOn(fault)))
                .orElse(Ruling.ACCEPTED);
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
        HandOver watch = new HandOver(asked.puzzles().get(k), 1);
        SearchRun.within(Diagnosis.LIMITS)
                .watchedBy(watch)
                .of(bare, asked.puzzles().get(k));
        return watch;
    }

    private Fault wentOn(Fault fault) {
        return fault.demand() == Demand.STOP
                ? fault.followedBy("; " + watched(moreThanOne).afterwards())
                : fault;
    }

    private Fault nothingFound(int k) {
        String leak = k == 0 ? "" : "; the puzzles before it were right, so something may be left over from them";
        String reason = asked.name(k) + Diagnosis.NOTHING_FOUND + leak;
        return new Fault(Demand.ANSWERED, reason, clues(k));
    }

    /** Runs a failing search once more, watched, to see where it goes wrong; the same fault if nothing tells. */
    private Fault diagnose(int k, Fault fault) {
        Diagnosis diagnosis =
                new Diagnosis(asked.puzzles().get(k), asked.answers().get(k));
        Outcome outcome = SearchRun.within(Diagnosis.LIMITS)
                .watchedBy(diagnosis)
                .of(bare, asked.puzzles().get(k));
        diagnosis.close(outcome.end() != Outcome.End.OUT_OF_BUDGET);
        if (diagnosis.isUndecided()) {
            tryOnAWideBoard(diagnosis.witness());
        }
        return diagnosis
                .fault()
                .map(seen -> seen.prefixed(fault.reason() + "; "))
                .orElse(fault);
    }

    /** On a wide board a search takes back much and uses it again, which clears the marks that are freed. */
    private void tryOnAWideBoard(SearchObserver witness) {
        Puzzle wide = widePuzzle(asked.problem().kind());
        try {
            new Watchdog(Duration.ofSeconds(1))
                    .watch(() -> SearchRun.within(WITNESSED).watchedBy(witness).of(bare, wide));
        } catch (ExecutionException e) {
            // What was seen until then counts all the same.
        }
    }

    /** A puzzle with as much room as there can be: without a clue, or without a given tile. */
    static Puzzle widePuzzle(Kind kind) {
        return switch (kind) {
            case SUDOKU -> new Sudoku(Grid.of(new int[81]));
            case SUDOMINO -> new Sudomino(List.of(), List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
        };
    }

    private Fault spent(int k) {
        String reason = asked.name(k)
                + String.format(Locale.ROOT, "%,d placements are spent; nothing is said about the puzzle", budget);
        return new Fault(Demand.BUDGET, reason, clues(k));
    }

    private Fault crash(Throwable error) {
        int k = Math.min(solutions.size(), asked.size() - 1);
        return new Fault(Demand.NO_ERROR, asked.name(k) + Thrown.describe(error), clues(k));
    }

    private Optional<MarkedGrid> clues(int k) {
        int last = Math.min(k, asked.size() - 1);
        return Optional.of(MarkedGrid.ofClues(asked.puzzles().get(last).clues()));
    }
}
