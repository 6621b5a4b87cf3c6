package sudokukata.search;

/**
 * Thrown by the stub of a strategy that nobody has begun to write. The judge then says "not started", and nothing is
 * red. It is not for a puzzle without a solution.
 */
public final class NotStarted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotStarted() {
        super("not started", null, false, false);
    }
}
