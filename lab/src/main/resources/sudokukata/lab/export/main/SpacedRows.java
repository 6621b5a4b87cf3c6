package sudokukata.handin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.search.Search;

/** Problem PROBLEM, TITLE. The search stands in {@link TheStrategy}. */
public class Main {

    public static void main(String[] args) throws IOException {
        String input = new String(System.in.readAllBytes(), StandardCharsets.US_ASCII);
        Grid clues = Grid.parse(input.replaceAll("\\s", ""));
        new TheStrategy().search(new Sudoku(clues), new Search());
    }

    /** Prints a solution; true means stop, for one is enough. */
    public static boolean found(Grid solution) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            rows.append(solution.digit(cell)).append(cell % 9 == 8 ? "\n" : " ");
        }
        System.out.print(rows);
        return true;
    }
}
