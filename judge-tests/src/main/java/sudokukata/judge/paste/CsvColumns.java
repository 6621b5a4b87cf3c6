package sudokukata.judge.paste;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sudokukata.judge.paste.PastedPuzzle.Complaint;
import sudokukata.judge.paste.Symbols.Stranger;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;

/**
 * The columns of a CSV file, known from its header.
 *
 * @param puzzle the column with the puzzle, from 0
 * @param solution the column with its solution, or -1
 */
record CsvColumns(int puzzle, int solution) {
    private static final List<String> PUZZLES =
            List.of("quizzes", "quiz", "puzzle", "puzzles", "sudoku", "question", "clues");
    private static final List<String> SOLUTIONS = List.of("solutions", "solution", "answer", "answers");

    /** The columns that a header names; empty if the line is no header of a CSV file with a puzzle. */
    static Optional<CsvColumns> of(String line) {
        List<String> names = Stream.of(line.split("[,;\t]"))
                .map(name -> name.strip().replace("\"", "").toLowerCase(Locale.ROOT))
                .toList();
        int puzzle = index(names, PUZZLES);
        return names.size() > 1 && puzzle >= 0
                ? Optional.of(new CsvColumns(puzzle, index(names, SOLUTIONS)))
                : Optional.empty();
    }

    private static int index(List<String> names, List<String> wanted) {
        return names.stream()
                .filter(wanted::contains)
                .map(names::indexOf)
                .findFirst()
                .orElse(-1);
    }

    PastedPuzzle read(String line, int number) {
        String[] fields = line.split("[,;\t]", -1);
        if (fields.length <= Math.max(puzzle, solution)) {
            return PastedPuzzle.bad(
                    number, "expected " + (Math.max(puzzle, solution) + 1) + " columns, found " + fields.length);
        }
        Optional<Stranger> stranger = Symbols.stranger(fields[puzzle]);
        String cells = Symbols.cells(fields[puzzle]);
        if (stranger.isPresent() || cells.length() != 81) {
            String zeros = cells.length() < 81 ? " (were zeros at its beginning lost?)" : "";
            return stranger.map(found -> PastedPuzzle.bad(number, new Complaint(number, found.column(), found.text())))
                    .orElseGet(() -> PastedPuzzle.bad(number, "expected 81 cells, found " + cells.length() + zeros));
        }
        Sudoku sudoku = new Sudoku(Grid.parse(cells));
        String claimed = solution < 0 ? "" : Symbols.cells(fields[solution]);
        Optional<Grid> grid = claimed.length() == 81 ? Optional.of(Grid.parse(claimed)) : Optional.empty();
        return new PastedPuzzle(number, Optional.of(sudoku), Optional.empty(), grid);
    }
}
