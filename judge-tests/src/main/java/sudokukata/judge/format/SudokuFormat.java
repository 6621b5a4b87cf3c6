package sudokukata.judge.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;

/** Problems 2239 and 2580: one sudoku of nine lines, answered by nine lines. */
record SudokuFormat(Rows rows) implements ProblemFormat {

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
        if (puzzles.size() != 1 || !(puzzles.get(0) instanceof Sudoku sudoku)) {
            throw new IllegalArgumentException("the input is one sudoku");
        }
        return rows.write(sudoku.clues());
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
