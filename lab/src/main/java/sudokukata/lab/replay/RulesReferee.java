package sudokukata.lab.replay;

import java.util.Optional;
import java.util.function.Function;
import sudokukata.judge.verdict.Fault;
import sudokukata.judge.verdict.Referee;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.search.SearchObserver;

/** Blames the first event that is not true, and the first grid that breaks a rule. */
final class RulesReferee implements SearchObserver {
    private final Referee referee;
    private final Function<Solution, Optional<Fault>> rules;
    private Optional<Fault> broken = Optional.empty();

    RulesReferee(Puzzle puzzle, int wanted, Function<Solution, Optional<Fault>> rules) {
        this.referee = new Referee(puzzle, wanted);
        this.rules = rules;
    }

    Optional<Fault> fault() {
        Optional<Fault> untrue = referee.fault();
        return untrue.isPresent() ? untrue : broken;
    }

    @Override
    public void placed(int cell, int digit) {
        referee.placed(cell, digit);
    }

    @Override
    public void placed(int cell, int digit, int other, int otherDigit) {
        referee.placed(cell, digit, other, otherDigit);
    }

    @Override
    public void undone(int cell) {
        referee.undone(cell);
    }

    @Override
    public void undone(int cell, int other) {
        referee.undone(cell, other);
    }

    @Override
    public void branched() {
        referee.branched();
    }

    @Override
    public void unbranched() {
        referee.unbranched();
    }

    @Override
    public void deduced(int cell, int digit) {
        referee.deduced(cell, digit);
    }

    @Override
    public void found(Solution solution) {
        referee.found(solution);
        broken = rules.apply(solution);
    }
}
