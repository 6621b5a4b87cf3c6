package sudokukata.lab.replay;

import java.util.Optional;
import java.util.function.Function;
import sudokukata.judge.check.Demand;
import sudokukata.judge.check.Fault;
import sudokukata.judge.diagnosis.Referee;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/**
 * Blames the first event that is not true, and the first grid that breaks a rule; also decisions without a cell that
 * are made over and over and never taken back, for what stands is part of every key state.
 */
final class RulesReferee implements SearchObserver {
    /** Far more than any search has a use for: a board has 729 candidates, and each decision is to rule out some. */
    private static final int DEEPEST = 10_000;

    private final Referee referee;
    private final Function<Solution, Optional<Fault>> rules;
    private Optional<Fault> broken = Optional.empty();
    private int branches;

    RulesReferee(Puzzle puzzle, int wanted, Function<Solution, Optional<Fault>> rules) {
        this.referee = new Referee(puzzle, wanted);
        this.rules = rules;
    }

    Optional<Fault> fault() {
        Optional<Fault> untrue = referee.fault();
        return untrue.isPresent() ? untrue : broken;
    }

    @Override
    public void on(Event event) {
        referee.on(event);
        switch (event.type()) {
            case BRANCH -> branch();
            case UNBRANCH -> branches--;
            case FOUND -> broken = rules.apply(event.solution().orElseThrow());
            case PLACE, UNDO, DEDUCE -> {}
        }
    }

    private void branch() {
        branches++;
        if (branches > DEEPEST) {
            broken = Optional.of(Fault.of(
                    Demand.EVENTS,
                    "more than 10,000 decisions without a cell stand at once: is each of them taken back?"));
        }
    }
}
