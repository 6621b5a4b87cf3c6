package sudokukata.lab.replay;

import java.util.Locale;
import java.util.Optional;
import sudokukata.judge.Watchdog;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.diagnosis.Thrown;
import sudokukata.judge.words.Sentences;
import sudokukata.lab.replay.Ending.How;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;

/** Says in a sentence how a run ended. */
final class Endings {

    private Endings() {}

    static Ending of(Puzzle puzzle, Outcome outcome, Limits limits) {
        int found = outcome.solutions().size();
        return switch (outcome.end()) {
            case STOPPED -> new Ending(How.STOPPED, stopped(limits.solutions()), Optional.empty());
            case EXHAUSTED ->
                new Ending(
                        How.EXHAUSTED,
                        outcome.clash().map(clash -> clash(puzzle, clash)).orElse(exhausted(found)),
                        Optional.empty());
            case OUT_OF_BUDGET -> new Ending(How.OUT_OF_BUDGET, spent(outcome.placements(), found), Optional.empty());
        };
    }

    private static String stopped(int wanted) {
        return wanted == 1
                ? "a solution was found, and the search stopped there; there may be more"
                : wanted + " solutions were found, and the search stopped there; there may be more";
    }

    private static String clash(Puzzle puzzle, Clash clash) {
        return "the clues clash, so nothing was searched: "
                + Sentences.of(puzzle).full(clash);
    }

    private static String exhausted(int found) {
        return switch (found) {
            case 0 -> "everything was tried: there is no solution";
            case 1 -> "everything was tried: there is exactly one solution";
            default -> "everything was tried: there are exactly " + found + " solutions";
        };
    }

    private static String spent(long placements, int found) {
        return String.format(
                Locale.ROOT,
                "the budget of %,d placements is spent with %s found; nothing is said about the rest of the puzzle",
                placements,
                found == 1 ? "1 solution" : found + " solutions");
    }

    /** The run was stopped at the event that is wrong. */
    static Ending fault(Fault fault) {
        return new Ending(How.FAULT, "stopped at the first event that is wrong", Optional.of(fault));
    }

    static Ending threw(Throwable error) {
        return new Ending(
                How.THREW,
                "the strategy threw an exception; the board is as it was reported last",
                Optional.of(Fault.of(Demand.NO_ERROR, Thrown.describe(error))));
    }

    static Ending abandoned(Watchdog watchdog) {
        return new Ending(
                How.ABANDONED,
                "the strategy was left to itself; the board is as it was reported last",
                Optional.of(Fault.of(Demand.BUDGET, watchdog.silence())));
    }

    /** Everything was tried, it says, but placements still stand. */
    static Ending leftStanding(Ending ending, int standing) {
        String what = "the search ended with "
                + (standing == 1 ? "a placement that was" : standing + " placements that were") + " not taken back";
        return blamed(ending, Fault.of(Demand.EVENTS, what));
    }

    /** The same ending with what is wrong with the run. */
    static Ending blamed(Ending ending, Fault fault) {
        return new Ending(ending.how(), ending.meaning(), Optional.of(fault));
    }
}
