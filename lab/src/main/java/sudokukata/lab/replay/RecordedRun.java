package sudokukata.lab.replay;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.function.Supplier;
import sudokukata.judge.Watchdog;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.SolutionRules;
import sudokukata.judge.diagnosis.Diagnosis;
import sudokukata.lab.replay.Ending.How;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SearchObserver;
import sudokukata.search.SearchRun;
import sudokukata.search.SolverStrategy;

/**
 * Runs a strategy and records its search. The run is stopped at the first event that breaks the contract or a rule. A
 * run that should have found a solution and did not is run once more, with the answer in hand, and stopped where it
 * went wrong. A strategy that throws, or never ends, leaves a recording too.
 */
public final class RecordedRun {
    private final Puzzle puzzle;
    private final Limits limits;
    private final RecordingLimits kept;
    private Function<Solution, Optional<Fault>> rules;
    private Optional<Grid> answer = Optional.empty();
    private Duration patience = Watchdog.PATIENCE;

    /**
     * @param puzzle what is searched
     * @param limits how many solutions are wanted, and the budget
     * @param kept how much of the search is kept
     */
    public RecordedRun(Puzzle puzzle, Limits limits, RecordingLimits kept) {
        this.puzzle = puzzle;
        this.limits = limits;
        this.kept = kept;
        this.rules = solution -> SolutionRules.check(puzzle, solution);
    }

    /** The same with a solution of the puzzle, which a run that finds none has missed. */
    public RecordedRun answer(Grid known) {
        this.answer = Optional.of(known);
        return this;
    }

    /** The same with more to ask of a grid than the rules of the game: what is wrong with it, if anything. */
    public RecordedRun rules(Function<Solution, Optional<Fault>> asked) {
        this.rules = asked;
        return this;
    }

    /** The same with another time to wait for a sign of life. */
    public RecordedRun patience(Duration longest) {
        this.patience = longest;
        return this;
    }

    /** Runs a strategy and gives what was recorded. */
    public Recording of(SolverStrategy strategy) {
        Recording plain = plain(strategy);
        boolean missed = answer.isPresent()
                && plain.ending().fault().isEmpty()
                && plain.outcome()
                        .filter(outcome ->
                                outcome.clash().isEmpty() && outcome.solutions().isEmpty())
                        .isPresent();
        return missed ? diagnosed(strategy, plain) : plain;
    }

    private Recording plain(SolverStrategy strategy) {
        RulesReferee referee = new RulesReferee(puzzle, limits.solutions(), rules);
        return run(strategy, limits, referee, referee::fault);
    }

    private Recording diagnosed(SolverStrategy strategy, Recording plain) {
        Diagnosis diagnosis = new Diagnosis(puzzle, answer.orElseThrow());
        Limits bounded = Limits.firstWithin(Math.min(limits.placements(), Diagnosis.LIMITS.placements()));
        Recording again =
                run(strategy, bounded, diagnosis, () -> diagnosis.fault().filter(RecordedRun::isTurn));
        if (again.ending().how() == How.FAULT || plain.ending().how() != How.EXHAUSTED) {
            return again.ending().how() == How.FAULT ? again : plain;
        }
        diagnosis.close(true);
        Fault missed = diagnosis
                .fault()
                .filter(RecordedRun::isTurn)
                .orElse(Fault.of(Demand.ANSWERED, Diagnosis.NOTHING_FOUND));
        return plain.withEnding(Endings.blamed(plain.ending(), missed));
    }

    /** Whether a fault is where the search went wrong; a clash alone may be taken back later. */
    private static boolean isTurn(Fault fault) {
        return Set.of(Demand.GIVEN_UP, Demand.FULL, Demand.ANSWERED, Demand.EVENTS)
                .contains(fault.demand());
    }

    private Recording run(
            SolverStrategy strategy, Limits within, SearchObserver judge, Supplier<Optional<Fault>> verdict) {
        Recorder recorder = new Recorder(kept);
        Guard guard = new Guard(recorder, judge, verdict);
        Watchdog watchdog = new Watchdog(patience);
        Optional<Outcome> outcome = Optional.empty();
        Ending ending = Endings.abandoned(watchdog);
        try {
            outcome = watchdog.watch(() -> SearchRun.within(within)
                    .watchedBy(guard)
                    .withHeartbeat(watchdog::beat)
                    .of(strategy, puzzle));
            ending = outcome.map(result -> Endings.of(puzzle, result, within)).orElse(ending);
        } catch (ExecutionException e) {
            ending = Endings.threw(e.getCause());
        }
        ending = guard.close().map(Endings::fault).orElse(ending);
        if (ending.how() == How.EXHAUSTED && recorder.depth() > 0) {
            ending = Endings.leftStanding(ending, recorder.depth());
        }
        return new Recording(
                puzzle,
                strategy.id(),
                recorder.stretches(),
                recorder.counts(),
                recorder.deepest(),
                recorder.visits(),
                ending,
                ending.how() == How.FAULT ? Optional.empty() : outcome);
    }
}
