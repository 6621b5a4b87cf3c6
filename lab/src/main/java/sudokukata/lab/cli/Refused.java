package sudokukata.lab.cli;

/** A command cannot do what was asked of it; the message says why, and what was expected. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    public Refused(String message) {
        super(message);
    }
}
