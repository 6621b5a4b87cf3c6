package sudokukata.judge.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;

/** One sudoku of nine lines, answered by nine lines. */
abstract class SudokuFormat implements ProblemFormat {
    private final String name;
    private final Rows rows;

    SudokuFormat(String name, Rows rows) {
        this.name = name;
        this.rows = rows;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean hasWords() {
        return false;
    }

    @Override
    public int most() {
        return 1;
    }

    @Override
    public Input read(String text) {
        Lines lines = Lines.of(text);
        try {
            Grid clues = rows.read(lines);
            lines.requireEnd();
            return new Input(List.of(new Input.Entry(new Sudoku(clues), 1)), Optional.empty());
        } catch (FormatException e) {
            return new Input(List.of(), Optional.of(e.error()));
        }
    }

    @Override
    public String writeInput(List<? extends Puzzle> puzzles) {
        if (puzzles.size() != 1 || puzzles.get(0).kind() != Kind.SUDOKU) {
            throw new IllegalArgumentException("the input is one sudoku");
        }
        return rows.write(puzzles.get(0).clues());
    }

    @Override
    public String write(int number, Grid grid) {
        return rows.write(grid);
    }

    @Override
    public Output readOutput(String text) {
        Lines lines = Lines.of(text);
        List<Grid> grids = new ArrayList<>();
        try {
            do {
                grids.add(rows.read(lines));
            } while (!lines.atEnd());
            return new Output(grids, Optional.empty());
        } catch (FormatException e) {
            return new Output(grids, Optional.of(e.error()));
        }
    }
}
