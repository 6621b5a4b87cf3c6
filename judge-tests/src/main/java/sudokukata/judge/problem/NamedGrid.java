package sudokukata.judge.problem;

import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;

/** Single grids that the docs and the tests call by name, each with a lesson in its costs. */
public enum NamedGrid {
    SAMPLE("2239 sample", "103000509002109400000704000300502006060000050700803004000401000009205800804000107"),
    NEWSPAPER("newspaper", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    EMPTY("empty grid", "................................................................................."),
    SIX_SOLUTIONS("six solutions", "143608009572139468986004031391042086468910302725863914237481690619000843854396107"),
    ANTI_ROW_ORDER(
            "against row order", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
    NORVIG_GRID2("Norvig's grid2", "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"),
    INKALA_2012("Inkala 2012", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
    NORVIG_HARD1("Norvig's hard1", ".....6....59.....82....8....45........3........6..3.54...325..6.................."),
    NORVIG_HARDEST1(
            "Norvig's hardest 1", "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."),
    TWO_CLUES("two clues", "........................................................8.................6......"),
    NEVER_IN_ROW_ORDER(
            "never in row order", "001000000200000000003000000400000005005000600600000040007103000800000000009020000");

    private final String title;
    private final Sudoku puzzle;

    NamedGrid(String title, String clues) {
        this.title = title;
        this.puzzle = new Sudoku(Grid.parse(clues));
    }

    public String title() {
        return title;
    }

    public Sudoku puzzle() {
        return puzzle;
    }
}
