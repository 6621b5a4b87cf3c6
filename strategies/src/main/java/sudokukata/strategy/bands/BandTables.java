package sudokukata.strategy.bands;

import java.util.function.IntUnaryOperator;

/**
 * What follows from nine bits, looked up. The nine bits are a pattern, columns, or nine cells of a row. Each table is
 * made from its plain meaning, once, when the class is loaded.
 */
final class BandTables {
    /** All 27 cells of a band. */
    static final int ALL_CELLS = (1 << 27) - 1;

    /** All nine minirows of a band, or all nine columns. */
    static final int ALL_NINE = (1 << 9) - 1;

    // docs:begin configurations
    private static final int[] CONFIGURATIONS = {
        configuration(0, 1, 2), configuration(0, 2, 1), configuration(1, 0, 2),
        configuration(1, 2, 0), configuration(2, 0, 1), configuration(2, 1, 0)
    };
    // docs:end configurations

    // From a pattern.

    /** The cells of the minirows. */
    static final int[] CELLS = table(BandTables::cellsOfMinirows);

    /** How many configurations are left. */
    static final int[] COUNT = table(BandTables::countConfigurations);

    /** The first configuration that is left, 0 if none is. */
    static final int[] FIRST = table(BandTables::firstConfiguration);

    /** The last configuration that is left, 0 if none is. */
    static final int[] LAST = table(BandTables::lastConfiguration);

    /** The cells of the configurations that are left: the digit can stand in no other, and nowhere if none is left. */
    static final int[] POSSIBLE_CELLS = table(pattern -> CELLS[possibleMinirows(pattern)]);

    /** The minirows that all configurations use that are left: the digit must stand there. */
    static final int[] FORCED = table(BandTables::forcedMinirows);

    /** The cells of the forced minirows. */
    static final int[] FORCED_CELLS = table(pattern -> CELLS[FORCED[pattern]]);

    /** The cells that share neither a row nor a box with a minirow of the pattern. */
    static final int[] FREE_CELLS = table(pattern -> CELLS[ALL_NINE & ~sameRowOrBox(pattern)]);

    /** What {@link #SLACK} counts for exactly two configurations. */
    static final int HAS_TWO = 256;

    /**
     * How many configurations are left beyond the one that is needed, and {@value #HAS_TWO} more if two are left.
     * Added up for nine digits it tells how far a band is from being fixed, and whether it can be split on two
     * configurations.
     */
    static final int[] SLACK = table(pattern -> COUNT[pattern] - 1 + (COUNT[pattern] == 2 ? HAS_TWO : 0));

    // From columns.

    /** The cells of the columns. */
    static final int[] COLUMN_CELLS = table(BandTables::cellsOfColumns);

    /** The columns that are alone in their box: the digit must stand there. */
    static final int[] ONLY_COLUMN = table(BandTables::onlyColumns);

    /** The cells of the columns that are alone in their box. */
    static final int[] ONLY_COLUMN_CELLS = table(columns -> COLUMN_CELLS[ONLY_COLUMN[columns]]);

    /** What a digit with these columns in one band leaves to itself in another band. */
    static final int[] LEFT_BY_ONE = table(columns -> ALL_CELLS & ~ONLY_COLUMN_CELLS[columns]);

    /** What a digit with these columns in two bands together leaves to itself in the third band. */
    static final int[] LEFT_BY_TWO = table(columns -> COLUMN_CELLS[leftByTwo(columns)]);

    /** The columns sorted by stack: three bits each, from bit 0, 9 and 18 on. */
    static final int[] BY_STACK = table(columns -> columns & 0b111 | (columns & 0b111_000) << 6 | columns >> 6 << 18);

    // From nine cells of a row.

    /** The minirows, three bits, that the cells touch. */
    static final int[] MINIROWS = table(BandTables::minirowsOfRow);

    private BandTables() {}

    private static int[] table(IntUnaryOperator entry) {
        int[] table = new int[512];
        for (int key = 0; key < table.length; key++) {
            table[key] = entry.applyAsInt(key);
        }
        return table;
    }

    /** The pattern that uses one box in each of the three rows. */
    private static int configuration(int first, int second, int third) {
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
        int first = 0;
        for (int configuration : CONFIGURATIONS) {
            first = first == 0 && isLeft(configuration, pattern) ? configuration : first;
        }
        return first;
    }

    private static int lastConfiguration(int pattern) {
        int last = 0;
        for (int configuration : CONFIGURATIONS) {
            last = isLeft(configuration, pattern) ? configuration : last;
        }
        return last;
    }

    // docs:begin possible
    private static int possibleMinirows(int pattern) {
        int possible = 0;
        for (int configuration : CONFIGURATIONS) {
            possible |= isLeft(configuration, pattern) ? configuration : 0;
        }
        return possible;
    }
    // docs:end possible

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

    // docs:begin two
    /** In each stack two bands need two columns: if they have no more, the third band has the other one. */
    private static int leftByTwo(int columns) {
        int left = 0;
        for (int stack = 0; stack < 3; stack++) {
            int all = 0b111 << 3 * stack;
            left |= (columns & all) == all ? all : all & ~columns;
        }
        return left;
    }
    // docs:end two

    private static int minirowsOfRow(int row) {
        int minirows = 0;
        for (int box = 0; box < 3; box++) {
            minirows |= (row >> 3 * box & 0b111) != 0 ? 1 << box : 0;
        }
        return minirows;
    }
}
