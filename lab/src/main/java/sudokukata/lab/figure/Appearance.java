package sudokukata.lab.figure;

import java.util.function.Consumer;

/**
 * Something that is seen in a moving figure for a while.
 *
 * @param from the first frame in which it is seen, from 0
 * @param to the first frame in which it is not seen any more
 * @param picture draws it
 */
record Appearance(int from, int to, Consumer<Svg> picture) {

    boolean isSeenIn(int frame) {
        return from <= frame && frame < to;
    }
}
