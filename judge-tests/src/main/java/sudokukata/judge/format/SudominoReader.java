package sudokukata.judge.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/** Reads one Sudominoku; remembers the line of each cell and each domino, to name the first when a second comes. */
final class SudominoReader {
    private static final int MOST_TILES = 36;

    private final Lines lines;
    private final Map<Integer, Integer> lineOfCell = new HashMap<>();
    private final Map<Domino, Integer> lineOfDomino = new HashMap<>();

    SudominoReader(Lines lines) {
        this.lines = lines;
    }

    Sudomino read() throws FormatException {
        int count = readCount();
        List<Tile> tiles = new ArrayList<>();
        while (tiles.size() < count) {
            tiles.add(readTile("tile " + (tiles.size() + 1) + " of " + count));
        }
        return new Sudomino(tiles, readSingles());
    }

    private int readCount() throws FormatException {
        int number = lines.number();
        String line = lines.take("the number of given tiles");
        if (!line.matches("[1-9][0-9]?") || Integer.parseInt(line) > MOST_TILES) {
            throw new FormatException(
                    number, 1, "the number of given tiles, 1..36, or 0 at the end", Lines.quote(line));
        }
        return Integer.parseInt(line);
    }

    private Tile readTile(String what) throws FormatException {
        int number = lines.number();
        Fields fields = Fields.of(lines.take(what), number, 4, what + " as 'U LU V LV'");
        int digit = fields.digit(0);
        int cell = fresh(fields, 1);
        int otherDigit = fields.digit(2);
        if (digit == otherDigit) {
            throw fields.wrong(2, "a digit other than " + digit, otherDigit + " (a double is no domino)");
        }
        int other = fresh(fields, 3);
        if (!Cells.areAdjacent(cell, other)) {
            String found = Cells.location(other) + " (the halves of a tile are adjacent)";
            throw fields.wrong(3, "a location next to " + Cells.location(cell), found);
        }
        Tile tile = new Tile(cell, digit, other, otherDigit);
        Integer before = lineOfDomino.putIfAbsent(tile.domino(), number);
        if (before != null) {
            throw fields.wrong(0, "a tile not given yet", "tile " + tile.domino() + ", given on line " + before);
        }
        return tile;
    }

    private List<Integer> readSingles() throws FormatException {
        String what = "the locations of the single digits 1..9";
        int number = lines.number();
        Fields fields = Fields.of(lines.take(what), number, 9, what);
        List<Integer> singles = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            singles.add(fresh(fields, i));
        }
        return singles;
    }

    /** Reads a location that no line before, and no field before, has named. */
    private int fresh(Fields fields, int index) throws FormatException {
        int cell = fields.location(index);
        Integer before = lineOfCell.putIfAbsent(cell, fields.line());
        if (before != null) {
            String found = Cells.location(cell) + ", given on line " + before;
            throw fields.wrong(index, "a cell not given yet", found);
        }
        return cell;
    }
}
