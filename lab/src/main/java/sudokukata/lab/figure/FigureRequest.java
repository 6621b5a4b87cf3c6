package sudokukata.lab.figure;

import java.util.Optional;

/**
 * What is asked of a figure.
 *
 * @param scene the search, and the part of it
 * @param other a second search of the same puzzle, to stand beside it; only trees and heat maps have room for it
 * @param cell the cell to look at, 0..80; only masks look at one
 */
public record FigureRequest(Scene scene, Optional<Scene> other, Optional<Integer> cell) {}
