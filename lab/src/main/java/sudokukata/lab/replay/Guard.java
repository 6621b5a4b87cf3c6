package sudokukata.lab.replay;

import java.util.Optional;
import java.util.function.Supplier;
import sudokukata.judge.check.Fault;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/**
 * Hands each event to a recorder and to a judge, and ends the run at the first event that the judge blames. Once closed
 * it ends a run that still goes on: an abandoned strategy must not write into a record that is being read.
 */
final class Guard implements SearchObserver {
    private final Recorder recorder;
    private final SearchObserver judge;
    private final Supplier<Optional<Fault>> verdict;
    private Optional<Fault> fault = Optional.empty();
    private boolean closed;

    /** Ends a run from inside an event. Has no stack trace, for it is no fault of the one that it passes through. */
    static final class Halt extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Halt() {
            super("the recording is over", null, false, false);
        }
    }

    Guard(Recorder recorder, SearchObserver judge, Supplier<Optional<Fault>> verdict) {
        this.recorder = recorder;
        this.judge = judge;
        this.verdict = verdict;
    }

    /** Ends the recording; gives the fault that ended it earlier, if there was one. */
    synchronized Optional<Fault> close() {
        closed = true;
        return fault;
    }

    @Override
    public synchronized void on(Event event) {
        if (closed) {
            throw new Halt();
        }
        recorder.on(event);
        judge.on(event);
        fault = verdict.get();
        if (fault.isPresent()) {
            closed = true;
            throw new Halt();
        }
    }
}
