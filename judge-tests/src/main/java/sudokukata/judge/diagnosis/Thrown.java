package sudokukata.judge.diagnosis;

import java.util.List;
import java.util.stream.Stream;
import sudokukata.puzzle.Grid;
import sudokukata.search.Search;

/** What a strategy threw, with the line of its own source from which it came. */
public final class Thrown {
    private static final List<String> CONTRACT =
            List.of(Search.class.getPackageName() + ".", Grid.class.getPackageName() + ".");

    private Thrown() {}

    /**
     * Such as {@code "IndexOutOfBoundsException: Index 0 out of bounds for length 0, at YourStrategy.java:41"}: the
     * last cause, and the innermost frame that is neither the JDK's nor the contract's; without any such frame the
     * innermost of all.
     */
    public static String describe(Throwable error) {
        Throwable cause = lastCause(error);
        String message = cause.getMessage() == null ? "" : ": " + cause.getMessage();
        return cause.getClass().getSimpleName() + message + place(cause.getStackTrace());
    }

    private static Throwable lastCause(Throwable error) {
        return Stream.iterate(error, e -> e != null, Throwable::getCause)
                .reduce((outer, inner) -> inner)
                .orElse(error);
    }

    private static String place(StackTraceElement[] frames) {
        return Stream.of(frames)
                .filter(Thrown::isOwn)
                .findFirst()
                .or(() -> Stream.of(frames).findFirst())
                .map(frame -> ", at " + frame.getFileName() + ":" + frame.getLineNumber())
                .orElse("");
    }

    private static boolean isOwn(StackTraceElement frame) {
        String module = frame.getModuleName();
        boolean jdk = module != null && (module.startsWith("java.") || module.startsWith("jdk."));
        return !jdk && CONTRACT.stream().noneMatch(frame.getClassName()::startsWith);
    }
}
