package sudokukata.handin;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.search.Search;

/** Problem PROBLEM, TITLE. The search stands in {@link TheStrategy}. */
public class Main {

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = 1;
        for (int tiles = in.nextInt(); tiles > 0; tiles = in.nextInt()) {
            Sudomino puzzle = read(tiles, in);
            System.out.println("Puzzle " + number++);
            new TheStrategy().search(puzzle, new Search());
        }
    }

    private static Sudomino read(int count, Scanner in) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int digit = in.nextInt();
            int cell = cell(in.next());
            int otherDigit = in.nextInt();
            int other = cell(in.next());
            tiles.add(new Tile(cell, digit, other, otherDigit));
        }
        List<Integer> singles = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            singles.add(cell(in.next()));
        }
        return new Sudomino(tiles, singles);
    }

    /** The cell, 0..80 in reading order, at a location A1..I9. */
    private static int cell(String location) {
        return (location.charAt(0) - 'A') * 9 + location.charAt(1) - '1';
    }

    /** Prints a solution; true means stop, for one is enough. */
    public static boolean found(Grid solution) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            rows.append(solution.digit(cell)).append(cell % 9 == 8 ? "\n" : "");
        }
        System.out.print(rows);
        return true;
    }
}
