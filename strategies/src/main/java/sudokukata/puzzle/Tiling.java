package sudokukata.puzzle;

import java.util.Arrays;

/** How a board is laid with tiles: for each cell the other half of its tile, or that it holds a single digit. */
public final class Tiling {
    /** The partner of a cell that holds a single digit. */
    public static final int SINGLE = -1;

    private final byte[] partners;

    private Tiling(byte[] partners) {
        this.partners = partners;
    }

    /**
     * A tiling with a copy of these partners. Whether it obeys the rules is for a checker to say.
     *
     * @param partners for each of the 81 cells the other half's cell 0..80, or {@link #SINGLE}
     * @throws IllegalArgumentException if there are not 81, or one is outside -1..80
     */
    public static Tiling of(int[] partners) {
        if (partners.length != Cells.COUNT) {
            throw new IllegalArgumentException("a tiling names 81 partners, not " + partners.length);
        }
        byte[] copy = new byte[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            copy[cell] = (byte) (partners[cell] == SINGLE ? SINGLE : Cells.requireCell(partners[cell]));
        }
        return new Tiling(copy);
    }

    /** The other half of the tile on a cell, or {@link #SINGLE}. */
    public int partner(int cell) {
        return partners[cell];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tiling tiling && Arrays.equals(partners, tiling.partners);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(partners);
    }

    /** The 81 partners, such as {@code [1, 0, 11, ...]}. */
    @Override
    public String toString() {
        return Arrays.toString(partners);
    }
}
