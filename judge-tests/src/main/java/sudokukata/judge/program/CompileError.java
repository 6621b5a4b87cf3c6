package sudokukata.judge.program;

/** A program cannot be started: its compiler refuses it, or is missing. The message says which, in its words. */
public final class CompileError extends Exception {
    private static final long serialVersionUID = 1L;

    CompileError(String message) {
        super(message);
    }
}
