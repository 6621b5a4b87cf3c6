package sudokukata.lab.replay;

import java.util.Optional;
import sudokukata.judge.check.Fault;

/**
 * How a recorded run ended.
 *
 * @param how in a word
 * @param meaning in a sentence, for a person
 * @param fault what is wrong with the run; empty if nothing is
 */
public record Ending(How how, String meaning, Optional<Fault> fault) {

    /** How a run can end. */
    public enum How {
        /** As many solutions as were wanted have been found. */
        STOPPED,
        /** Everything has been tried. */
        EXHAUSTED,
        /** The budget of placements is spent: nothing is said about the puzzle. */
        OUT_OF_BUDGET,
        /** The last event is the one that is wrong; the run was stopped there. */
        FAULT,
        /** The strategy threw an exception or an error. */
        THREW,
        /** The strategy gave no sign of life for too long. */
        ABANDONED;

        /** As a person reads it, such as {@code OUT OF BUDGET}. */
        @Override
        public String toString() {
            return name().replace('_', ' ');
        }
    }
}
