package sudokukata.lab.cli;

/** What a command tells the shell. */
public final class ExitCode {
    /** Solved; accepted; as expected. */
    public static final int OK = 0;
    /** No solution; not accepted; not as expected. */
    public static final int NO = 1;
    /** Text that cannot be read, or a wrong call. */
    public static final int UNREADABLE = 2;
    /** Gave up: the budget is spent, and nothing is said about the puzzle. */
    public static final int GAVE_UP = 3;
    /** A fault of the program itself. */
    public static final int BROKEN = 4;

    private ExitCode() {}

    /** The worse of two answers to puzzles of one input: unreadable, then gave up, then no solution. */
    public static int worse(int a, int b) {
        return rank(a) >= rank(b) ? a : b;
    }

    private static int rank(int code) {
        return switch (code) {
            case OK -> 0;
            case NO -> 1;
            case GAVE_UP -> 2;
            default -> 3;
        };
    }
}
