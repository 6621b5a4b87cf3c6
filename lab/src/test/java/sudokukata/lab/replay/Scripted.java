package sudokukata.lab.replay;

import java.util.Set;
import java.util.function.Consumer;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** A strategy that reports what a test wants it to report. */
record Scripted(Consumer<Search> script) implements SolverStrategy {

    @Override
    public String id() {
        return "scripted";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOKU, Capability.SUDOMINO);
    }

    @Override
    public void search(Sudoku puzzle, Search search) {
        script.accept(search);
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        script.accept(search);
    }
}
