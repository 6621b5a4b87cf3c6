package sudokukata.judge.diagnosis;

import java.lang.StackWalker.StackFrame;
import sudokukata.search.Search;

/** The line of a strategy's source from which an event was reported: what a reader opens first. */
final class SourceLine {
    private static final StackWalker WALKER = StackWalker.getInstance();
    private static final String CONTRACT = Search.class.getPackageName() + ".";

    private SourceLine() {}

    /** Such as {@code " (YourStrategy.java:41)"}; empty if the caller is not told of an event by a strategy. */
    static String ofTheEvent() {
        return WALKER.walk(frames -> frames.dropWhile(frame -> !isSearch(frame))
                .dropWhile(SourceLine::isSearch)
                .findFirst()
                .filter(frame -> !frame.getClassName().startsWith(CONTRACT))
                .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
                .orElse(""));
    }

    private static boolean isSearch(StackFrame frame) {
        return frame.getClassName().equals(Search.class.getName());
    }
}
