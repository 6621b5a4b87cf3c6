package sudokukata.strategy.bands;

import java.util.function.IntUnaryOperator;

/**
 * What follows from nine bits, looked up. Two kinds of nine bits serve as keys: a <em>pattern</em>, one bit a minirow, and
 * <em>columns</em>, one bit a column. Each entry is made from its plain meaning, once, when the class is loaded.
 */
final class BandTables {
    /** All 27 cells of a band. */
    static final int ALL_CELLS = (1 << 27) - 1;

    /** All nine minirows of a band, or all nine columns. */
    static final int ALL_NINE = (1 << 9) - 1;

    /** The six ways in which a digit can use one minirow in each row and in each box, as patterns. */
    static final int[] CONFIGURATIONS = {
        pattern(0, 1, 2), pattern(0, 2, 1), pattern(1, 0, 2), pattern(1, 2, 0), pattern(2, 0, 1), pattern(2, 1, 0)
    };

    // From a pattern.

    /** How many configurations are left. */
    static final int[] COUNT = table(BandTables::countConfigurations);

    /** The first configuration that is left, as a pattern, 0 if none is. */
    static final int[] FIRST = table(BandTables::firstConfiguration);

    /** The last configuration that is left. */
    static final int[] LAST = table(BandTables::lastConfiguration);

    /** The minirows that stand in some configuration that is left. */
    private static final int[] POSSIBLE = table(BandTables::possibleMinirows);

    /** The minirows that stand in every configuration that is left: the digit's only place in their row and box. */
    static final int[] FORCED = table(BandTables::forcedMinirows);

    /** The cells of the minirows of a pattern. */
    static final int[] CELLS = table(BandTables::cellsOfMinirows);

    /** The cells of the minirows that stand in some configuration that is left: a digit can be in no other. */
    static final int[] POSSIBLE_CELLS = table(pattern -> CELLS[POSSIBLE[pattern]]);

    /** The cells of the minirows that stand in every configuration that is left. */
    static final int[] FORCED_CELLS = table(pattern -> CELLS[FORCED[pattern]]);

    /** The cells whose row and box hold no minirow of a pattern: where a digit can be that has these clues. */
    static final int[] FREE_CELLS = table(pattern -> CELLS[ALL_NINE & ~sameRowOrBox(pattern)]);

    /** What {@link #SLACK} counts for a digit with exactly two configurations. */
    static final int HAS_TWO = 256;

    /**
     * How constrained a digit is, made to be added up over the nine digits: how many configurations are left beyond the
     * one it needs, and {@value #HAS_TWO} more if exactly two are left.
     */
    static final int[] SLACK = table(pattern -> COUNT[pattern] - 1 + (COUNT[pattern] == 2 ? HAS_TWO : 0));

    // From columns.

    /** The columns that a digit must use, being its only column in their box. */
    static final int[] ONLY_COLUMN = table(columns -> onlyColumns(columns));

    /** The cells of columns. */
    static final int[] COLUMN_CELLS = table(BandTables::cellsOfColumns);

    /** The cells of the columns that a digit must use. */
    static final int[] ONLY_COLUMN_CELLS = table(columns -> cellsOfColumns(onlyColumns(columns)));

    /** The columns of each stack, those of stack s as three bits from bit 9 * s on: where a band's row of patterns stands. */
    static final int[] BY_STACK =
            table(columns -> columns & 7 | (columns & 0b111_000) << 6 | (columns & 0b111_000_000) << 12);

    /** The cells that one band, using these columns, leaves to a digit in another band of the stacks. */
    static final int[] LEFT_BY_ONE = table(columns -> ALL_CELLS & ~cellsOfColumns(onlyColumns(columns)));

    /** The cells that two bands, together using these columns, leave to a digit in the third band. */
    static final int[] LEFT_BY_TWO = table(columns -> cellsOfColumns(leftByTwo(columns)));

    // From nine cells of a row.

    /** The minirows, three bits, that nine cells of a row touch. */
    static final int[] MINIROWS = table(BandTables::minirowsOfRow);

    // From eight bits.

    /** Eight bits, each in a byte of its own. */
    static final long[] SPREAD = spread();

    private BandTables() {}

    private static long[] spread() {
        long[] spread = new long[256];
        for (int bits = 0; bits < 256; bits++) {
            for (int i = 0; i < 8; i++) {
                spread[bits] |= (bits >> i & 1L) << 8 * i;
            }
        }
        return spread;
    }

    private static int[] table(IntUnaryOperator entry) {
        int[] table = new int[512];
        for (int key = 0; key < table.length; key++) {
            table[key] = entry.applyAsInt(key);
        }
        return table;
    }

    /** The pattern of a configuration: the box that each of three rows uses. */
    private static int pattern(int first, int second, int third) {
        return 1 << first | 1 << 3 + second | 1 << 6 + third;
    }

    private static boolean isLeft(int configuration, int pattern) {
        return (configuration & ~pattern) == 0;
    }

    private static int countConfigurations(int pattern) {
        int count = 0;
        for (int configuration : CONFIGURATIONS) {
            count += isLeft(configuration, pattern) ? 1 : 0;
        }
        return count;
    }

    private static int firstConfiguration(int pattern) {
        for (int configuration : CONFIGURATIONS) {
            if (isLeft(configuration, pattern)) {
                return configuration;
            }
        }
        return 0;
    }

    private static int lastConfiguration(int pattern) {
        int last = 0;
        for (int configuration : CONFIGURATIONS) {
            last = isLeft(configuration, pattern) ? configuration : last;
        }
        return last;
    }

    private static int possibleMinirows(int pattern) {
        int possible = 0;
        for (int configuration : CONFIGURATIONS) {
            possible |= isLeft(configuration, pattern) ? configuration : 0;
        }
        return possible;
    }

    private static int forcedMinirows(int pattern) {
        int forced = possibleMinirows(pattern);
        for (int configuration : CONFIGURATIONS) {
            forced &= isLeft(configuration, pattern) ? configuration : ALL_NINE;
        }
        return forced;
    }

    private static int cellsOfMinirows(int pattern) {
        int cells = 0;
        for (int cell = 0; cell < 27; cell++) {
            cells |= (pattern >> cell / 3 & 1) << cell;
        }
        return cells;
    }

    private static int sameRowOrBox(int pattern) {
        int same = 0;
        for (int minirow = 0; minirow < 9; minirow++) {
            int row = 0b111 << minirow / 3 * 3;
            int box = 0b001_001_001 << minirow % 3;
            same |= (pattern & (row | box)) != 0 ? 1 << minirow : 0;
        }
        return same;
    }

    private static int cellsOfColumns(int columns) {
        return columns | columns << 9 | columns << 18;
    }

    private static int onlyColumns(int columns) {
        int only = 0;
        for (int box = 0; box < 3; box++) {
            int inBox = columns & 0b111 << 3 * box;
            only |= Integer.bitCount(inBox) == 1 ? inBox : 0;
        }
        return only;
    }

    private static int leftByTwo(int columns) {
        int left = 0;
        for (int box = 0; box < 3; box++) {
            int all = 0b111 << 3 * box;
            int inBox = columns & all;
            left |= Integer.bitCount(inBox) == 3 ? all : all & ~inBox;
        }
        return left;
    }

    private static int minirowsOfRow(int row) {
        int minirows = 0;
        for (int box = 0; box < 3; box++) {
            minirows |= (row >> 3 * box & 0b111) != 0 ? 1 << box : 0;
        }
        return minirows;
    }
}
