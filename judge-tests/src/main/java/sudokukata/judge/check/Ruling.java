package sudokukata.judge.check;

import java.util.Optional;

/**
 * What the judge says of one input, whoever answered it: a strategy or a program.
 *
 * @param verdict the verdict
 * @param fault why, unless it is AC
 */
public record Ruling(Verdict verdict, Optional<Fault> fault) {
    /** Accepted. */
    public static final Ruling ACCEPTED = new Ruling(Verdict.AC, Optional.empty());

    /** Not accepted, and why. */
    public static Ruling of(Verdict verdict, Fault fault) {
        return new Ruling(verdict, Optional.of(fault));
    }

    /** Whether it is AC. */
    public boolean isAccepted() {
        return verdict == Verdict.AC;
    }
}
