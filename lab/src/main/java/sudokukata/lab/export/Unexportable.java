package sudokukata.lab.export;

/** Why no file can be made of a strategy, in a line for a person: with the place, where there is one. */
public final class Unexportable extends Exception {
    private static final long serialVersionUID = 1L;

    Unexportable(String message) {
        super(message);
    }
}
