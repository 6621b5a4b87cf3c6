package sudokukata.puzzle;

import java.util.List;
import java.util.stream.IntStream;

/** A pair of different digits, the smaller one first. */
public record Domino(int low, int high) {
    private static final List<Domino> ALL = IntStream.rangeClosed(1, 8).boxed()
            .flatMap(low -> IntStream.rangeClosed(low + 1, 9).mapToObj(high -> new Domino(low, high)))
            .toList();

    public static Domino of(int digit, int other) { return new Domino(Math.min(digit, other), Math.max(digit, other)); }
    public static List<Domino> all() { return ALL; }
    @Override public String toString() { return low + "-" + high; }
}
