package sudokukata.judge.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import sudokukata.judge.FailureMessage;
import sudokukata.judge.Reloaded;
import sudokukata.judge.Watchdog;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.judge.diagnosis.HandOver;
import sudokukata.judge.diagnosis.Referee;
import sudokukata.judge.diagnosis.Thrown;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/** What a level tests beside its cases: what shows in no single answer. */
public enum LevelCheck {
    /** Stops at the first, the second and the third solution when that many are wanted. */
    STOPS(
            "six solutions, of which one, two or three are wanted: the search stops there and not before",
            "Look at both lines: the base case returns what found answers, and the call above returns true as soon as"
                    + " the call below did.") {
        @Override
        Optional<Fault> check(SolverStrategy strategy) {
            for (int wanted = 1; wanted <= 3; wanted++) {
                HandOver watch = new HandOver(SIX_SOLUTIONS, wanted);
                Outcome outcome = SearchRun.within(new Limits(wanted, BUDGET))
                        .watchedBy(watch)
                        .of(Reloaded.instance(strategy), SIX_SOLUTIONS);
                int found = outcome.solutions().size();
                if (found != wanted || outcome.repeats() > 0) {
                    String again = outcome.repeats() > 0 ? ", one of them again" : "";
                    return fault(
                            Demand.STOP,
                            wanted + " of six solutions were wanted, and " + (found > wanted ? "more" : "only " + found)
                                    + " handed over" + again + "; " + watch.afterwards(),
                            SIX_SOLUTIONS);
                }
            }
            return Optional.empty();
        }
    },
    /** Ends by itself where there is no solution. */
    UNSOLVABLE(
            "puzzles without a solution whose clues do not clash: the search ends by itself and hands nothing over",
            "When every digit has been tried in a blank, undo and return false. Do nothing else.") {
        @Override
        Optional<Fault> check(SolverStrategy strategy) {
            for (Sudoku puzzle : List.of(DEAD_CELL, ONE_CLUE_TOO_MANY)) {
                Outcome outcome = SearchRun.within(new Limits(1, BUDGET)).of(Reloaded.instance(strategy), puzzle);
                if (!outcome.solutions().isEmpty()) {
                    Grid grid = outcome.solutions().get(0).grid();
                    return Optional.of(new Fault(
                            Demand.ANSWERED,
                            "there is no solution, but a grid was handed over",
                            Optional.of(new MarkedGrid(puzzle.clues(), grid, Set.of()))));
                }
                if (outcome.end() == Outcome.End.OUT_OF_BUDGET) {
                    return fault(Demand.BUDGET, "the search did not end by itself", puzzle);
                }
            }
            return Optional.empty();
        }
    },
    /** Knows nothing of the puzzle before. */
    NO_LEAKS(
            "two puzzles in turn by the same strategy: each answer is the same as before",
            "Does anything outlive a run: a field, a static, a list that is only ever added to? Make it in search.") {
        @Override
        Optional<Fault> check(SolverStrategy strategy) {
            List<Sudoku> puzzles = List.of(SAMPLE, SIX_SOLUTIONS, SAMPLE, DEAD_CELL, SAMPLE);
            List<Grid> answers = new ArrayList<>();
            for (Sudoku puzzle : puzzles) {
                Outcome outcome = SearchRun.within(new Limits(1, BUDGET)).of(strategy, puzzle);
                answers.add(outcome.first().map(Solution::grid).orElse(Grid.of(new int[81])));
            }
            for (int k = 2; k < puzzles.size(); k += 2) {
                if (!answers.get(k).equals(answers.get(0)) || !answers.get(k).isComplete()) {
                    return fault(
                            Demand.LEAK,
                            "solved first this puzzle is answered, solved after another one it is not",
                            SAMPLE);
                }
            }
            return Optional.empty();
        }
    },
    /** Reports its placements, so that a budget can stop it. */
    BUDGET_KEPT(
            "a budget of placements ends the run; what is reported is what is done",
            "Call search.place right after a digit is written, and search.undo right after it is taken back.") {
        @Override
        Optional<Fault> check(SolverStrategy strategy) {
            Referee referee = new Referee(SAMPLE, 1);
            Outcome whole =
                    SearchRun.within(new Limits(1, BUDGET)).watchedBy(referee).of(Reloaded.instance(strategy), SAMPLE);
            if (referee.fault().isPresent()) {
                return referee.fault();
            }
            long needed = whole.placements();
            Outcome half = SearchRun.within(new Limits(1, needed / 2)).of(Reloaded.instance(strategy), SAMPLE);
            return half.end() == Outcome.End.OUT_OF_BUDGET
                    ? Optional.empty()
                    : fault(Demand.BUDGET, "half the budget was given, and the run did not end there", SAMPLE);
        }
    };

    private static final long BUDGET = 1_000_000;
    private static final Sudoku SAMPLE =
            sudoku("103000509002109400000704000300502006060000050700803004000401000009205800804000107");
    private static final Sudoku SIX_SOLUTIONS =
            sudoku("143608009572139468986004031391042086468910302725863914237481690619000843854396107");
    private static final Sudoku DEAD_CELL =
            sudoku(".876543212........3........4........5........6........7........8........9........");
    private static final Sudoku ONE_CLUE_TOO_MANY =
            sudoku("530070008600195000098000060800060003400803001700020006060000280000419005000080079");

    private final String purpose;
    private final String hint;

    LevelCheck(String purpose, String hint) {
        this.purpose = purpose;
        this.hint = hint;
    }

    abstract Optional<Fault> check(SolverStrategy strategy);

    /** Runs the check; the message if it fails. */
    public Optional<String> run(SolverStrategy strategy) {
        return guarded(strategy)
                .map(fault -> FailureMessage.of(
                        strategy.id() + " | " + FailureMessage.cited(fault.demand()),
                        purpose,
                        fault,
                        hint,
                        "./kata yours --strategy " + strategy.id()));
    }

    private Optional<Fault> guarded(SolverStrategy strategy) {
        try {
            return new Watchdog(Watchdog.PATIENCE)
                    .watch(() -> check(strategy))
                    .orElseGet(
                            () -> fault(Demand.BUDGET, "no end, and nothing placed that a budget could stop", SAMPLE));
        } catch (ExecutionException e) {
            return Optional.of(Fault.of(Demand.NO_ERROR, Thrown.describe(e.getCause())));
        }
    }

    private static Optional<Fault> fault(Demand demand, String reason, Sudoku puzzle) {
        return Optional.of(new Fault(demand, reason, Optional.of(MarkedGrid.ofClues(puzzle.clues()))));
    }

    private static Sudoku sudoku(String clues) {
        return new Sudoku(Grid.parse(clues));
    }
}
