package sudokukata.lab.export.probe;

import sudokukata.puzzle.Unit;

/** Looks up. */
final class ProbeTables {
    static final int ALL = 0b111_111_111;
    static final int UNUSED = ALL + 1;
    private static final int[][] PEERS = new int[81][];

    static {
        for (int cell = 0; cell < 81; cell++) {
            int own = cell;
            PEERS[cell] = Unit.all().stream()
                    .filter(unit -> unit.cells().contains(own))
                    .flatMap(unit -> unit.cells().stream())
                    .mapToInt(peer -> peer)
                    .toArray();
        }
    }

    private ProbeTables() {}

    /** The digits that no peer of a cell holds. */
    static int free(int[] digits, int cell) {
        int free = ALL;
        for (int peer : PEERS[cell]) {
            free &= ~bit(digits[peer]);
        }
        return free;
    }

    static int bit(int digit) {
        return 1 << digit >> 1;
    }
}
