package sudokukata.suite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/** The puzzles on which the contract is checked: small trees, few solutions, one reason each. */
final class Puzzles {
    static final Grid SOLVED =
            Grid.parse("143628579572139468986754231391542786468917352725863914237481695619275843854396127");
    static final Sudoku SAMPLE =
            sudoku("103000509002109400000704000300502006060000050700803004000401000009205800804000107");
    static final Sudoku SIX_SOLUTIONS =
            sudoku("143608009572139468986004031391042086468910302725863914237481690619000843854396107");
    static final Sudoku EMPTY = new Sudoku(Grid.of(new int[81]));

    private static final String SUDOMINO_SAMPLE = """
            10
            6 B2 1 B3
            2 C4 9 C3
            6 D3 8 E3
            7 E1 4 F1
            8 B7 4 B8
            3 F5 2 F6
            7 F7 6 F8
            5 G4 9 G5
            7 I8 8 I9
            7 C9 2 B9
            C5 A3 D9 I4 A9 E5 A2 C6 I1
            11
            5 I9 2 H9
            6 A5 7 A6
            4 B8 6 C8
            3 B5 8 B4
            3 C3 2 D3
            9 D2 8 E2
            3 G2 5 H2
            1 A2 8 A1
            1 H8 3 I8
            8 I3 7 I4
            4 I6 9 I7
            I5 E6 D1 F2 B3 G9 H7 C9 E5
            0
            """;
    private static final Grid SUDOMINO_GRID =
            Grid.parse("872643195361975842549218637126754983738169254495832761284597316657381429913426578");

    private Puzzles() {}

    static Sudoku sudoku(String clues) {
        return new Sudoku(Grid.parse(clues));
    }

    /** The two puzzles of the sample of 4574; the second has one grid and two tilings. */
    static List<Sudomino> sudominoSample() {
        return Problems.numbered("4574").format().read(SUDOMINO_SAMPLE).entries().stream()
                .map(entry -> (Sudomino) entry.puzzle())
                .toList();
    }

    /** Sudokus with two, six, three, ten and two solutions, one with none that is seen late, and seeded random ones. */
    static Stream<Sudoku> countable() {
        Stream<Sudoku> named = Stream.of(
                SAMPLE,
                SIX_SOLUTIONS,
                sudoku("140608579570109468986754231391542786468917352725863914237481695619275843854396127"),
                sudoku("..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785..........."),
                sudoku("59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65"),
                sudoku("349618572782359...651742389273895...195476238864231957527164893918523764436987125"),
                sudoku("530070008600195000098000060800060003400803001700020006060000280000419005000080079"));
        return Stream.concat(named, IntStream.range(0, 12).mapToObj(Puzzles::randomlyBlanked));
    }

    /** The solved sample with 40 cells blanked: up to some hundred solutions. */
    private static Sudoku randomlyBlanked(int seed) {
        int[] digits = SOLVED.toArray();
        shuffled(Cells.COUNT, seed).subList(0, 40).forEach(cell -> digits[cell] = 0);
        return new Sudoku(Grid.of(digits));
    }

    /** Sudominokus: the sample, all tiles but few given, and some that have more than one grid or none. */
    static Stream<Sudomino> countableSudominos() {
        List<Sudomino> puzzles = new ArrayList<>(sudominoSample());
        for (int given : List.of(12, 14, 16, 18, 20)) {
            puzzles.add(sudomino(given, given));
        }
        puzzles.addAll(swappedSingles());
        return puzzles.stream();
    }

    /** The first sample's solution with so many of its tiles given. */
    static Sudomino sudomino(int given, int seed) {
        List<Tile> tiles = solvedTiles();
        List<Tile> chosen = shuffled(tiles.size(), seed).subList(0, given).stream()
                .map(tiles::get)
                .toList();
        return new Sudomino(chosen, sudominoSample().get(0).singles());
    }

    /** Puzzles that clash nowhere and have no solution: two single digits of the sample changed places. */
    private static List<Sudomino> swappedSingles() {
        Sudomino sample = sudominoSample().get(0);
        List<Sudomino> puzzles = new ArrayList<>();
        for (int a = 0; a < 9 && puzzles.size() < 2; a++) {
            for (int b = a + 1; b < 9 && puzzles.size() < 2; b++) {
                List<Integer> singles = new ArrayList<>(sample.singles());
                Collections.swap(singles, a, b);
                Sudomino swapped = new Sudomino(sample.tiles(), singles);
                if (swapped.clash().isEmpty()) {
                    puzzles.add(swapped);
                }
            }
        }
        return puzzles;
    }

    /** All 36 tiles of one tiling of the first sample's grid. */
    static List<Tile> solvedTiles() {
        Sudomino sample = sudominoSample().get(0);
        List<Tile> tiles = new ArrayList<>(sample.tiles());
        if (!lay(sample, tiles)) {
            throw new IllegalStateException("the sample's grid has no tiling");
        }
        return tiles;
    }

    private static boolean lay(Sudomino sample, List<Tile> tiles) {
        int cell = IntStream.range(0, Cells.COUNT)
                .filter(c -> !sample.singles().contains(c))
                .filter(c -> tiles.stream().noneMatch(tile -> tile.cell() == c || tile.other() == c))
                .findFirst()
                .orElse(-1);
        if (cell < 0) {
            return true;
        }
        for (int other : List.of(cell + 1, cell + 9)) {
            if (isFree(sample, tiles, cell, other)) {
                tiles.add(new Tile(cell, SUDOMINO_GRID.digit(cell), other, SUDOMINO_GRID.digit(other)));
                if (lay(sample, tiles)) {
                    return true;
                }
                tiles.remove(tiles.size() - 1);
            }
        }
        return false;
    }

    private static boolean isFree(Sudomino sample, List<Tile> tiles, int cell, int other) {
        if (other >= Cells.COUNT
                || !Cells.areAdjacent(cell, other)
                || sample.singles().contains(other)) {
            return false;
        }
        Tile tile = new Tile(cell, SUDOMINO_GRID.digit(cell), other, SUDOMINO_GRID.digit(other));
        return tiles.stream()
                .noneMatch(t ->
                        t.cell() == other || t.other() == other || t.domino().equals(tile.domino()));
    }

    private static List<Integer> shuffled(int size, int seed) {
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        Collections.shuffle(numbers, new Random(seed));
        return numbers;
    }
}
