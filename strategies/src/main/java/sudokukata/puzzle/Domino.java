package sudokukata.puzzle;

import java.util.ArrayList;
import java.util.List;

/**
 * A pair of different digits, whichever way round it is laid: {@code of(7, 2)} equals {@code of(2, 7)}.
 *
 * @param low the smaller digit, 1..8
 * @param high the larger digit, 2..9
 */
public record Domino(int low, int high) {
    private static final List<Domino> ALL = listAll();

    public Domino {
        Cells.requireDigit(low);
        Cells.requireDigit(high);
        if (low >= high) {
            throw new IllegalArgumentException(
                    "a domino has a smaller and a larger digit, not " + low + " and " + high);
        }
    }

    /**
     * The domino of two digits in either order.
     *
     * @throws IllegalArgumentException if they are equal or outside 1..9
     */
    public static Domino of(int digit, int otherDigit) {
        return new Domino(Math.min(digit, otherDigit), Math.max(digit, otherDigit));
    }

    /** The 36 dominoes in ascending order: 1-2, 1-3, ... 8-9. */
    public static List<Domino> all() {
        return ALL;
    }

    private static List<Domino> listAll() {
        List<Domino> dominoes = new ArrayList<>();
        for (int low = 1; low <= 8; low++) {
            for (int high = low + 1; high <= 9; high++) {
                dominoes.add(new Domino(low, high));
            }
        }
        return List.copyOf(dominoes);
    }

    /** Such as {@code 2-7}. */
    @Override
    public String toString() {
        return low + "-" + high;
    }
}
