package sudokukata.lab.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jfree.chart.JFreeChart;

/** Draws a race: puzzles a second, on a logarithmic scale. */
public final class RaceChart {

    private RaceChart() {}

    /** The chart of some laps. */
    public static JFreeChart of(List<Lap> laps, String title) {
        Map<String, Double> speeds = new LinkedHashMap<>();
        laps.forEach(lap -> speeds.put(lap.strategy(), Math.max(1, lap.perSecond())));
        String name = "puzzles a second";
        return Charts.bars(title, name, Map.of(name, speeds));
    }
}
