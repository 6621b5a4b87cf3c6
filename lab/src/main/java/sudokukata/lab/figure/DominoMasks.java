package sudokukata.lab.figure;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import sudokukata.lab.replay.Position;
import sudokukata.puzzle.Domino;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudomino;
import sudokukata.search.Event;

/**
 * What the search for a tile on two cells looks at; digit d as bit d-1.
 *
 * @param first what the first cell can hold
 * @param digit one of these: the smallest for which a tile fits, 1..9
 * @param partners the digits with which its domino is free
 * @param second what the second cell can hold
 */
record DominoMasks(int first, int digit, int partners, int second) {

    static DominoMasks of(Scene scene, Position position, int cell, int other) {
        Grid grid = position.board();
        int first = grid.candidates(cell);
        int second = grid.candidates(other);
        Set<Domino> laid = laid((Sudomino) scene.recording().puzzle(), position);
        return IntStream.rangeClosed(1, 9)
                .filter(digit -> (first & 1 << digit >> 1) != 0)
                .mapToObj(digit -> new DominoMasks(first, digit, partners(digit, laid), second))
                .filter(masks -> (masks.partners & second) != 0)
                .findFirst()
                .orElseThrow(() -> new Undrawable("no tile fits " + scene.cell(cell) + " and " + scene.cell(other)));
    }

    private static Set<Domino> laid(Sudomino puzzle, Position position) {
        Set<Domino> laid = new HashSet<>();
        puzzle.tiles().forEach(tile -> laid.add(tile.domino()));
        position.decisions().stream()
                .filter(Event::isTile)
                .forEach(tile -> laid.add(Domino.of(tile.digit(), tile.otherDigit())));
        return laid;
    }

    private static int partners(int digit, Set<Domino> laid) {
        return IntStream.rangeClosed(1, 9)
                .filter(other -> other != digit && !laid.contains(Domino.of(digit, other)))
                .reduce(0, (mask, other) -> mask | 1 << other >> 1);
    }
}
