package sudokukata.judge.data;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import sudokukata.judge.format.Input;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;

/**
 * How some Sudominokus are made: puzzles of the sample, or with so many tiles from a seed on, and how they are
 * written.
 */
final class SudominoRecipe {
    private final Entry entry;
    private final JudgeCase sample;

    SudominoRecipe(Entry entry, JudgeCase sample) {
        this.entry = entry;
        this.sample = sample;
    }

    /** The puzzles, in the order of the file. */
    List<Sudomino> make() {
        if (entry.has("sample")) {
            return written(entry.text("sample")
                    .chars()
                    .mapToObj(digit -> ofSample(digit - '1'))
                    .toList());
        }
        long seed = entry.number("seed");
        int tiles = (int) entry.number("tiles");
        int most = entry.has("to") ? (int) entry.number("to") : tiles;
        if (entry.has("find")) {
            return List.of(wrapping(seed, tiles));
        }
        int count = entry.has("count") ? (int) entry.number("count") : 1;
        return written(IntStream.range(0, count)
                .mapToObj(k -> new SudominoGenerator(seed + k).withTiles(tiles + k % (most - tiles + 1)))
                .toList());
    }

    private Sudomino ofSample(int index) {
        List<Input.Entry> puzzles =
                sample.problem().format().read(sample.input()).entries();
        return (Sudomino) puzzles.get(index).puzzle();
    }

    /** The first puzzle from a seed on that a search with tiles across the end of a row answers wrongly. */
    private static Sudomino wrapping(long seed, int tiles) {
        return LongStream.iterate(seed, next -> next + 1)
                .mapToObj(next -> new SudominoGenerator(next).withTiles(tiles))
                .filter(puzzle -> {
                    Optional<Grid> wrong = WrappingTiler.solve(puzzle);
                    return wrong.isPresent()
                            && !wrong.get().equals(Quickest.solve(puzzle).grid());
                })
                .findFirst()
                .orElseThrow();
    }

    private List<Sudomino> written(List<Sudomino> puzzles) {
        Writing writing = entry.has("write") ? Writing.named(entry.text("write")) : Writing.AS_MADE;
        List<Sudomino> rewritten = puzzles.stream()
                .map(puzzle -> new Sudomino(writing.of(puzzle.tiles()), puzzle.singles()))
                .toList();
        if (writing == Writing.ALL_WAYS && rewritten.stream().anyMatch(puzzle -> ways(puzzle) < 8)) {
            throw new IllegalArgumentException("not all eight ways of writing a tile occur in " + entry);
        }
        return rewritten;
    }

    /** In how many of the eight ways tiles are written: right, left, down or up, the smaller digit first or last. */
    private static long ways(Sudomino puzzle) {
        return puzzle.tiles().stream()
                .map(tile -> List.of(tile.other() - tile.cell(), tile.digit() < tile.otherDigit()))
                .distinct()
                .count();
    }

    /** Which half of a tile is written first. */
    private enum Writing {
        AS_MADE,
        LARGER_FIRST,
        SECOND_HALF_FIRST,
        ALL_WAYS;

        static Writing named(String name) {
            return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
        }

        List<Tile> of(List<Tile> tiles) {
            Set<Direction> turned = EnumSet.noneOf(Direction.class);
            List<Tile> written = new ArrayList<>();
            for (Tile tile : tiles) {
                Direction direction = Direction.of(tile);
                boolean turn = switch (this) {
                    case AS_MADE -> false;
                    case LARGER_FIRST -> tile.digit() < tile.otherDigit();
                    case SECOND_HALF_FIRST -> tile.cell() < tile.other();
                    case ALL_WAYS -> !turned.remove(direction) && turned.add(direction);
                };
                written.add(turn ? turn(tile) : tile);
            }
            return written;
        }

        private static Tile turn(Tile tile) {
            return new Tile(tile.other(), tile.otherDigit(), tile.cell(), tile.digit());
        }
    }

    /** How a tile lies, and whether its smaller digit comes first in reading order. */
    private enum Direction {
        ACROSS_RISING,
        ACROSS_FALLING,
        DOWN_RISING,
        DOWN_FALLING;

        static Direction of(Tile tile) {
            boolean rising = (tile.digit() < tile.otherDigit()) == (tile.cell() < tile.other());
            boolean across = Cells.row(tile.cell()) == Cells.row(tile.other());
            if (across) {
                return rising ? ACROSS_RISING : ACROSS_FALLING;
            }
            return rising ? DOWN_RISING : DOWN_FALLING;
        }
    }
}
