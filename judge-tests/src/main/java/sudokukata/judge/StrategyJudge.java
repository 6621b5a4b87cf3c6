package sudokukata.judge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.format.Problem;
import sudokukata.judge.verdict.Checker;
import sudokukata.judge.verdict.Demand;
import sudokukata.judge.verdict.Diagnosis;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.MarkedGrid;
import sudokukata.judge.verdict.Verdict;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Capability;
import sudokukata.search.FirstInOrder;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/**
 * Judges a strategy in process, through the same text and the same checker as a program: its solutions are written in
 * the problem's form, and that text is checked. What text cannot show is checked beside it: the tiling of a Sudominoku,
 * and why there is no answer.
 */
public final class StrategyJudge {
    /** Where a search goes wrong shows early, or never. */
    private static final long DIAGNOSED_PLACEMENTS = 1_000_000;

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Duration patience;

    public StrategyJudge() {
        this(PATIENCE);
    }

    /** A judge that abandons a strategy after so long on one case. */
    StrategyJudge(Duration patience) {
        this.patience = patience;
    }

    /** Tells whether a strategy can do a problem, by what it promises. */
    public static boolean canDo(SolverStrategy strategy, Problem problem) {
        Capability needed = problem.isSudomino() ? Capability.SUDOMINO : Capability.SUDOKU;
        return strategy.capabilities().contains(needed);
    }

    /** The strategy as it answers a problem: for 2239 through {@link FirstInOrder}, unless it promises the order. */
    public static SolverStrategy forProblem(SolverStrategy strategy, Problem problem) {
        return problem.wantsFirstInOrder() ? FirstInOrder.of(strategy) : strategy;
    }

    /** Judges one case; a strategy that needs the oracle for 2239 gets it. */
    public CaseResult judge(SolverStrategy strategy, JudgeCase judgeCase) {
        return new Trial(strategy, forProblem(strategy, judgeCase.problem()), judgeCase).result();
    }

    /** Judges one case with the strategy as it is: without the oracle. */
    public CaseResult judgeAsIs(SolverStrategy strategy, JudgeCase judgeCase) {
        return new Trial(strategy, strategy, judgeCase).result();
    }

    /** One strategy on one case. */
    private final class Trial {
        private final SolverStrategy bare;
        private final SolverStrategy strategy;
        private final JudgeCase judgeCase;
        private final Problem problem;
        private final Checker checker;
        private final StringBuilder output = new StringBuilder();
        private final List<Optional<Solution>> solutions = new ArrayList<>();
        private long placements;

        /** The bare strategy is watched when it fails: an oracle's questions say nothing about the puzzle itself. */
        Trial(SolverStrategy bare, SolverStrategy strategy, JudgeCase judgeCase) {
            this.bare = bare;
            this.strategy = strategy;
            this.judgeCase = judgeCase;
            this.problem = judgeCase.problem();
            this.checker = new Checker(problem, judgeCase.input(), judgeCase.answer());
        }

        CaseResult result() {
            long start = System.nanoTime();
            Ruling ruling = rule();
            long nanos = System.nanoTime() - start;
            return new CaseResult(strategy.id(), judgeCase, ruling.verdict, ruling.fault, placements, nanos);
        }

        private Ruling rule() {
            try {
                return Backstop.call(this::solveAll, patience);
            } catch (Backstop.Abandoned e) {
                String reason = "no end after " + patience.toSeconds() + " s and no budget to stop it: the search seems"
                        + " to loop without placing anything; it was abandoned";
                return Ruling.of(Verdict.OVER, new Fault(Demand.BUDGET, reason, clues(solutions.size())));
            } catch (ExecutionException e) {
                return Ruling.of(Verdict.RTE, crash(e.getCause()));
            }
        }

        private Ruling solveAll() {
            for (int k = 0; k < checker.size(); k++) {
                Puzzle puzzle = checker.puzzle(k);
                Limits limits = Limits.firstWithin(judgeCase.budget() - placements);
                Outcome outcome = Search.run(strategy, puzzle, limits);
                placements += outcome.placements();
                solutions.add(outcome.first());
                for (Solution solution : outcome.solutions()) {
                    output.append(problem.format().write(k + 1, solution.grid()));
                }
                Optional<Ruling> early = outcome.end() == Outcome.End.OUT_OF_BUDGET
                        ? Optional.of(Ruling.of(Verdict.OVER, diagnose(k, spent(k))))
                        : wrong(k, outcome).map(fault -> Ruling.of(Verdict.WA, fault));
                if (early.isPresent()) {
                    return early.get();
                }
            }
            return checker.check(output.toString())
                    .map(fault -> Ruling.of(Verdict.WA, fault))
                    .orElse(new Ruling(Verdict.AC, Optional.empty()));
        }

        private Optional<Fault> wrong(int k, Outcome outcome) {
            return outcome.first().isEmpty()
                    ? Optional.of(diagnose(k, nothingFound(k)))
                    : checker.check(k, outcome.solutions().get(0));
        }

        private Fault nothingFound(int k) {
            String leak = k == 0 ? "" : "; the puzzles before it were right: is something left over from them?";
            String reason = puzzleName(k) + "the search ended without a solution, but there is one" + leak;
            return new Fault(Demand.ANSWERED, reason, clues(k));
        }

        /** Runs a failing search once more, watched, to see where it goes wrong; the same fault if nothing tells. */
        private Fault diagnose(int k, Fault fault) {
            Diagnosis diagnosis = new Diagnosis(checker.puzzle(k), checker.answer(k));
            Search.run(bare, checker.puzzle(k), Limits.firstWithin(DIAGNOSED_PLACEMENTS), diagnosis);
            return diagnosis
                    .conclude()
                    .map(seen -> seen.prefixed(fault.reason() + (fault.reason().endsWith("?") ? " " : ". ")))
                    .orElse(fault);
        }

        private Fault spent(int k) {
            String reason = puzzleName(k)
                    + String.format(
                            Locale.ROOT,
                            "%,d placements are spent; nothing is said about the puzzle",
                            judgeCase.budget());
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

    private record Ruling(Verdict verdict, Optional<Fault> fault) {
        static Ruling of(Verdict verdict, Fault fault) {
            return new Ruling(verdict, Optional.of(fault));
        }
    }
}
