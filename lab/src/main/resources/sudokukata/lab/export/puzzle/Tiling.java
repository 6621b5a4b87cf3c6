package sudokukata.puzzle;

import java.util.Arrays;
import java.util.List;

/** For each cell the other half of its tile, or {@link #SINGLE}. */
public record Tiling(List<Integer> partners) {
    public static final int SINGLE = -1;

    public static Tiling of(int[] partners) { return new Tiling(Arrays.stream(partners).boxed().toList()); }
    public int partner(int cell) { return partners.get(cell); }
    @Override public String toString() { return partners.toString(); }
}
