package sudokukata.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/**
 * Makes Sudominoku puzzles of any size from twelve solved boards: turned or mirrored, with other digits, and with tiles
 * taken away. The same seed makes the same puzzles.
 */
public final class TiledBoards {
    /** The digits of a board and, for each cell, the side on which its other half lies; a dot for a single digit. */
    private static final String[] BOARDS = {
        "374526198286179345591438267952617483763842519418395726849253671625781934137964852",
                "vvvvvvvvv^^^^^^^^^v><><><><^v><><v><v^..><^v.^><><><^v><><.><.^.><vvvvv..><^^^^^.",
        "647123589591468273328579164719836425436752891285941637962314758173285946854697312",
                ".><.><><.vvvv><><v^^^^><><^><><><v.vvvv.><^v^^^^><vv^vv><><^^.^^v.><><><.^.><><><",
        "243571986761498325589263714857346192392715648614982537928157463476839251135624879",
                "v><.><><.^vv><><vvv^^vv><^^^v.^^><><.^vvv><.vv.^^^><v^^><><><^vv><.><.v^^><><><^.",
        "381472569692385147475691832938516724754238916216947358167854293543729681829163475",
                ".vv><v><vv^^><^><^^><><><vv.vv><v.^^v^^vv^><.^><^^><v..><><vv^v><vv.^^v^><^^><.^.",
        "345761982196283475782459136634978251218635794579142368823517649451396827967824513",
                "><v><v><v><^><^><^.v><><.><v^><vvv.v^><v^^^v^><v^.><^.v.^v><><v^><^v><v^..><^><^.",
        "183679254579423168426518937351987426968241573247356819695832741814765392732194685",
                "...v.><v..><^v><^vv><v^><v^^><^v><^v><><^vvv^.vvvv^^^..^^^^><><><v><v><v><^><^><^",
        "987654321164923578532718694875239416341876259629541783458162937796385142213497865",
                "><><><v><vv><><^vv^^v><><^^><^v><><v><v^v><v^v.^.^..^.^v.><><><v^.><vv><^><..^^><",
        "975863214863142597124597368642379185398615742517284639781926453439751826256438971",
                "vv><v><><^^><^vvvv><v><^^^^vv^><><vv^^><v><^^.><v^...v...^><><^><.v><><v.><^><><^",
        "976548321832671954145293786391856247268437195754129638419365872623784519587912463",
                "v><vv><><^vv^^><vvv^^><><^^^v><v><vvv^vv^><^^^v^^.v><v.^><v^><^.><v^vvv....^.^^^.",
        "953174682467825319182693754548716923396258471721439865675941238214387596839562147",
                "><.v><v><><v^><^><vv^v><v><^^v^><^><vv^v><.><^^.^v><><.><.^><><.vvv><.><.^^^><><.",
        "154736829872491635936852741518249376427563918369178254643925187285617493791384562",
                "v.><><vvv^.><.v^^^><.><^v..><><><^><vvv><v><v^^^><^><^><v><vv><vv^><^^v.^^><.><^.",
        "568479321791283465243165798136852947975346812824917653682791534357624189419538276",
                "v><vvvvvv^vv^^^^^^v^^><v><.^v.v.^v><.^v^><^.v><^><v><^vv><v^><.^^><^v><v><><.^..^"
    };

    private final Random random;

    public TiledBoards(long seed) {
        random = new Random(seed);
    }

    /** A puzzle with this many given tiles, 0..36. */
    public Sudomino puzzle(int tiles) {
        int board = 2 * random.nextInt(BOARDS.length / 2);
        Sudomino whole = randomSymmetry().apply(read(BOARDS[board], BOARDS[board + 1]));
        List<Tile> shuffled = new ArrayList<>(whole.tiles());
        Collections.shuffle(shuffled, random);
        return new Sudomino(shuffled.subList(0, tiles), whole.singles());
    }

    private static Sudomino read(String digits, String sides) {
        List<Tile> tiles = new ArrayList<>();
        Integer[] singles = new Integer[9];
        for (int cell = 0; cell < 81; cell++) {
            int digit = digits.charAt(cell) - '0';
            if (sides.charAt(cell) == '.') {
                singles[digit - 1] = cell;
            } else if (sides.charAt(cell) == '>' || sides.charAt(cell) == 'v') {
                int other = cell + (sides.charAt(cell) == '>' ? 1 : 9);
                tiles.add(new Tile(cell, digit, other, digits.charAt(other) - '0'));
            }
        }
        return new Sudomino(tiles, List.of(singles));
    }

    /** One of the eight ways to turn and mirror a board, with a new name for each digit. */
    public Symmetry randomSymmetry() {
        List<Integer> names =
                new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
        Collections.shuffle(names, random);
        return new Symmetry(random.nextInt(8), names);
    }

    /**
     * What changes a board and keeps the rules.
     *
     * @param way bit 0 mirrors the columns, bit 1 the rows, bit 2 swaps rows and columns
     * @param names the new name of each digit 1..9
     */
    public record Symmetry(int way, List<Integer> names) {

        public Sudomino apply(Sudomino puzzle) {
            List<Tile> tiles = new ArrayList<>();
            for (Tile tile : puzzle.tiles()) {
                tiles.add(new Tile(cell(tile.cell()), name(tile.digit()), cell(tile.other()), name(tile.otherDigit())));
            }
            Integer[] singles = new Integer[9];
            for (int digit = 1; digit <= 9; digit++) {
                singles[name(digit) - 1] = cell(puzzle.single(digit));
            }
            return new Sudomino(tiles, Arrays.asList(singles));
        }

        /** A grid as its 81 digits. */
        public String apply(String grid) {
            char[] moved = new char[81];
            for (int cell = 0; cell < 81; cell++) {
                moved[cell(cell)] = (char) ('0' + name(grid.charAt(cell) - '0'));
            }
            return new String(moved);
        }

        private int name(int digit) {
            return names.get(digit - 1);
        }

        private int cell(int cell) {
            int row = (way & 2) == 0 ? cell / 9 : 8 - cell / 9;
            int column = (way & 1) == 0 ? cell % 9 : 8 - cell % 9;
            return (way & 4) == 0 ? row * 9 + column : column * 9 + row;
        }
    }
}
