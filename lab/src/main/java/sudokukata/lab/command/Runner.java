package sudokukata.lab.command;

import java.io.PrintWriter;
import java.util.Optional;
import sudokukata.lab.replay.ExplainLog;
import sudokukata.lab.replay.RecordedRun;
import sudokukata.lab.replay.Recording;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/** How a command runs a strategy: plainly, or telling what it does. */
@FunctionalInterface
interface Runner {
    /** Runs it and says nothing. */
    Runner PLAIN =
            (strategy, puzzle, limits) -> Optional.of(SearchRun.within(limits).of(strategy, puzzle));

    /** What a run came to; empty if it was stopped because something was wrong with it, which has been told. */
    Optional<Outcome> run(SolverStrategy strategy, Puzzle puzzle, Limits limits);

    /** Runs it and tells each decision and each step back. */
    static Runner explaining(PrintWriter log) {
        return (strategy, puzzle, limits) -> {
            Recording recording = new RecordedRun(puzzle, limits, ExplainLog.KEPT).of(strategy);
            ExplainLog.of(recording).forEach(log::println);
            log.flush();
            return recording.outcome();
        };
    }
}
