package sudokukata.judge.check;

import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Planted: a checker that asks a strategy. */
final class SolvingChecker {
    SolverStrategy strategy() {
        return Strategies.named("mrv");
    }
}
