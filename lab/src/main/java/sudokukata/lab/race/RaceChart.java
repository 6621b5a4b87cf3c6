package sudokukata.lab.race;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;

/** Draws a race: puzzles a second, on a logarithmic scale. */
public final class RaceChart {

    private RaceChart() {}

    /** Writes the chart as an SVG file. */
    public static void write(List<Lap> laps, String title, Path file) throws IOException {
        CategoryChart chart = new CategoryChartBuilder()
                .width(760)
                .height(420)
                .title(title)
                .xAxisTitle("strategy")
                .yAxisTitle("puzzles a second, logarithmic")
                .build();
        double slowest = laps.stream().mapToDouble(Lap::perSecond).min().orElse(1);
        double quickest = laps.stream().mapToDouble(Lap::perSecond).max().orElse(1);
        chart.getStyler().setYAxisLogarithmic(true).setYAxisMin(decade(slowest)).setYAxisMax(decade(quickest) * 10);
        chart.getStyler().setLegendVisible(false);
        chart.addSeries(
                "puzzles a second",
                laps.stream().map(Lap::strategy).toList(),
                laps.stream().map(lap -> Math.max(1, lap.perSecond())).toList());
        VectorGraphicsEncoder.saveVectorGraphic(
                chart, file.toString().replaceFirst("\\.svg$", ""), VectorGraphicsFormat.SVG);
    }

    /** The power of ten at or below a figure, at least 1: where a logarithmic axis may begin. */
    private static double decade(double figure) {
        return Math.pow(10, Math.floor(Math.log10(Math.max(1, figure))));
    }
}
