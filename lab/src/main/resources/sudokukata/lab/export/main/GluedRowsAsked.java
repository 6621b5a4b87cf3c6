package sudokukata.handin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Search;

/** Problem PROBLEM, TITLE. For any solution it asks {@link TheStrategy}. */
public class Main {
    /** The solution that was found last; null if there was none. */
    private static Grid answer;

    public static void main(String[] args) throws IOException {
        String input = new String(System.in.readAllBytes(), StandardCharsets.US_ASCII);
        Grid first = firstSolution(Grid.parse(input.replaceAll("\\s", "")));
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; first != null && cell < 81; cell++) {
            rows.append(first.digit(cell)).append(cell % 9 == 8 ? "\n" : "");
        }
        System.out.print(rows);
    }

    /**
     * The smallest solution, by a search that finds any; null if there is none. Cell after cell gets the smallest digit
     * with which there still is a solution. The latest one is the witness: its own digits need no question.
     */
    private static Grid firstSolution(Grid clues) {
        Grid witness = anySolution(clues);
        Grid fixed = clues;
        for (int cell = 0; witness != null && cell < 81; cell++) {
            for (int digit = 1; clues.isBlank(cell) && digit < witness.digit(cell); digit++) {
                boolean fits = (fixed.candidates(cell) & 1 << digit - 1) != 0;
                Grid smaller = fits ? anySolution(fixed.with(cell, digit)) : null;
                witness = smaller == null ? witness : smaller;
            }
            fixed = fixed.with(cell, witness.digit(cell));
        }
        return witness;
    }

    private static Grid anySolution(Grid clues) {
        answer = null;
        new TheStrategy().search(new Sudoku(clues), new Search());
        return answer;
    }

    /** Keeps a solution; true means stop, for one is enough. */
    public static boolean found(Grid solution) {
        answer = solution;
        return true;
    }
}
