package sudokukata.puzzle;

import java.util.Optional;
import java.util.function.Function;

/** A sudoku: fill the blanks so that rules 1 to 4 hold. Its clues may clash: {@link #clash} tells. */
public final class Sudoku implements Puzzle {
    private final Grid clues;
    private final Optional<Clash> clash;

    public Sudoku(Grid clues) {
        this.clues = clues;
        this.clash = Clash.in(clues);
    }

    @Override
    public Kind kind() {
        return Kind.SUDOKU;
    }

    @Override
    public Grid clues() {
        return clues;
    }

    @Override
    public Optional<Clash> clash() {
        return clash;
    }

    @Override
    public <T> T match(Function<? super Sudoku, ? extends T> sudoku, Function<? super Sudomino, ? extends T> sudomino) {
        return sudoku.apply(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sudoku sudoku && clues.equals(sudoku.clues);
    }

    @Override
    public int hashCode() {
        return clues.hashCode();
    }

    /** The clues as 81 characters. */
    @Override
    public String toString() {
        return clues.toString();
    }
}
