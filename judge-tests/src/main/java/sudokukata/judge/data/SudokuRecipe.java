package sudokukata.judge.data;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.judge.generate.SudokuGenerator;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/**
 * How one sudoku is made: a known grid, a solved grid with some cells blanked, a number of clues, a puzzle from which
 * no clue can be taken, or the first candidate from a seed on that serves a purpose.
 */
final class SudokuRecipe {
    private final Entry entry;

    SudokuRecipe(Entry entry) {
        this.entry = entry;
    }

    /** The clues. */
    Grid make() {
        if (entry.has("grid")) {
            return Grid.parse(entry.text("grid"));
        }
        SudokuGenerator generator = new SudokuGenerator(entry.number("seed"));
        if (entry.has("find")) {
            return find(Purpose.named(entry.text("find")), generator, new Random(entry.number("seed")));
        }
        if (entry.has("clues")) {
            return generator.withClues((int) entry.number("clues")).clues();
        }
        return entry.has("blank")
                ? blanked(generator.solved())
                : generator.minimal().clues();
    }

    /** {@code r5c9} names a cell, {@code c9} a column. */
    private Grid blanked(Grid solved) {
        String what = entry.text("blank");
        return IntStream.range(0, Cells.COUNT)
                .filter(cell ->
                        Cells.name(cell).equals(what) || Cells.name(cell).endsWith(what))
                .boxed()
                .reduce(solved, (grid, cell) -> grid.with(cell, 0), (a, b) -> b);
    }

    private static Grid find(Purpose purpose, SudokuGenerator generator, Random random) {
        while (true) {
            Grid solved = generator.solved();
            for (int tries = 0; tries < 50; tries++) {
                Grid clues = purpose.mostBlanks() == 60
                        ? generator.minimal().clues()
                        : blankedSomewhere(solved, 2 + random.nextInt(purpose.mostBlanks() - 1), random);
                if (purpose.holds(clues)) {
                    return clues;
                }
            }
        }
    }

    /** Blanks anywhere, or in two rows, or of two digits: where swaps are possible faults show. */
    private static Grid blankedSomewhere(Grid solved, int blanks, Random random) {
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, Cells.COUNT).boxed().toList());
        Collections.shuffle(cells, random);
        int one = random.nextInt(9);
        int two = random.nextInt(9);
        int kind = random.nextInt(3);
        List<Integer> wanted = cells.stream()
                .filter(cell -> switch (kind) {
                    case 0 -> true;
                    case 1 -> Cells.row(cell) == one || Cells.row(cell) == two;
                    default -> solved.digit(cell) == one + 1 || solved.digit(cell) == two + 1;
                })
                .limit(blanks)
                .toList();
        return wanted.stream().reduce(solved, (grid, cell) -> grid.with(cell, 0), (a, b) -> b);
    }
}
