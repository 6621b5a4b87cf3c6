package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;

/** How often each blank was written in the whole search, on a scale that grows by factors; two searches share one. */
final class HeatFigure {
    /** The darkest ground of the scale, as {@link Style} has them. */
    private static final int DARKEST = 6;
    /** From here on the digits are white. */
    private static final int DARK = 4;
    /** From here on a count is rounded, to fit its cell. */
    private static final long COMPACT = 10_000;

    private HeatFigure() {}

    static Sheet of(FigureRequest request) {
        List<Scene> scenes = new ArrayList<>(List.of(request.scene()));
        request.other().ifPresent(scenes::add);
        long most = scenes.stream()
                .mapToLong(scene -> Collections.max(scene.recording().visits()))
                .max()
                .orElse(1);
        return new Sheet(
                request.scene().name() + ": how often each cell was written",
                scenes.stream().map(scene -> (Panel) board(scene, most)).toList(),
                List.of(
                        new Legend("given", "clue"),
                        new Legend("heat1", "seldom"),
                        new Legend("heat" + DARKEST, Scene.say("often, %,d at the most", most))),
                "The darker a cell, the more often a digit was written into it. 1 means that the first digit written"
                        + " was right." + (most < COMPACT ? "" : " k is a thousand, M a million."));
    }

    private static Board board(Scene scene, long most) {
        Grid clues = scene.recording().puzzle().clues();
        Map<Integer, String> grounds = new TreeMap<>();
        Map<Integer, Board.Mark> digits = new TreeMap<>();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            long visits = scene.recording().visits().get(cell);
            if (!clues.isBlank(cell)) {
                grounds.put(cell, "given");
                digits.put(cell, new Board.Mark("digit clue", Integer.toString(clues.digit(cell))));
            } else if (visits > 0) {
                int heat = heat(visits, most);
                grounds.put(cell, "heat" + heat);
                digits.put(cell, new Board.Mark(style(heat, compact(visits)), compact(visits)));
            }
        }
        return new Board(scene.counts(), scene.puzzleKind(), grounds, digits);
    }

    private static String style(int heat, String text) {
        return (text.length() > 3 ? "small " : "") + "mid " + (heat >= DARK ? "white" : "dark");
    }

    private static int heat(long visits, long most) {
        return most == 1 ? 1 : 1 + (int) Math.round((DARKEST - 1) * StrictMath.log(visits) / StrictMath.log(most));
    }

    /** A count in five letters at the most. */
    static String compact(long count) {
        if (count < COMPACT) {
            return Long.toString(count);
        }
        return count < 10_000_000 ? (count + 500) / 1000 + "k" : (count + 500_000) / 1_000_000 + "M";
    }
}
