package sudokukata.lab.figure;

/** Why no figure can be drawn, in a line for a person: with what was expected. */
public final class Undrawable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Undrawable(String message) {
        super(message);
    }
}
