package sudokukata.lab.measure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.axis.CategoryLabelPositions;
import org.jfree.chart.axis.LogarithmicAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRenderer;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.text.TextUtils;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.svg.SVGGraphics2D;

/** Draws a table of figures, series by category, and writes it as SVG with real text. */
public final class Charts {
    /** Told apart by people who do not see red and green as two, and in grey. */
    private static final List<Color> COLORS = List.of(
            new Color(0x0072B2),
            new Color(0xE69F00),
            new Color(0x009E73),
            new Color(0xCC79A7),
            new Color(0x56B4E9),
            new Color(0xD55E00),
            new Color(0x333333));

    static {
        // The way round an old fault of the JDK draws each letter of a turned label as a path.
        TextUtils.setUseDrawRotatedStringWorkaround(false);
    }

    private Charts() {}

    /** Bars in groups, on a logarithmic scale. */
    public static JFreeChart bars(String title, String valueName, Map<String, Map<String, Double>> series) {
        JFreeChart chart = ChartFactory.createBarChart(
                title, null, valueName, dataset(series), PlotOrientation.VERTICAL, series.size() > 1, false, false);
        BarRenderer bars = (BarRenderer) dressed(chart, logarithmic(valueName)).getRenderer();
        bars.setBarPainter(new StandardBarPainter());
        bars.setShadowVisible(false);
        bars.setItemMargin(0);
        return chart;
    }

    /** Bars that count: a plain scale from 0. */
    public static JFreeChart histogram(String title, String valueName, Map<String, Map<String, Double>> series) {
        JFreeChart chart = bars(title, valueName, series);
        NumberAxis counts = new NumberAxis(valueName);
        counts.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        chart.getCategoryPlot().setRangeAxis(counts);
        return chart;
    }

    /** Lines, on a logarithmic scale. */
    public static JFreeChart lines(
            String title, String categoryName, String valueName, Map<String, Map<String, Double>> series) {
        JFreeChart chart = ChartFactory.createLineChart(
                title, categoryName, valueName, dataset(series), PlotOrientation.VERTICAL, true, false, false);
        LineAndShapeRenderer lines =
                (LineAndShapeRenderer) dressed(chart, logarithmic(valueName)).getRenderer();
        lines.setDefaultShapesVisible(true);
        lines.setDefaultStroke(new BasicStroke(2));
        lines.setAutoPopulateSeriesStroke(false);
        chart.getCategoryPlot().getDomainAxis().setCategoryLabelPositions(CategoryLabelPositions.STANDARD);
        return chart;
    }

    private static DefaultCategoryDataset dataset(Map<String, Map<String, Double>> series) {
        DefaultCategoryDataset dataset = new DefaultCategoryDataset();
        series.forEach((name, values) -> values.forEach((category, value) -> dataset.addValue(value, name, category)));
        return dataset;
    }

    private static LogarithmicAxis logarithmic(String name) {
        LogarithmicAxis axis = new LogarithmicAxis(name);
        axis.setStrictValuesFlag(false);
        axis.setAutoRangeNextLogFlag(true);
        axis.setNumberFormatOverride(new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        return axis;
    }

    private static CategoryPlot dressed(JFreeChart chart, ValueAxis values) {
        StandardChartTheme theme = (StandardChartTheme) StandardChartTheme.createJFreeTheme();
        theme.setPlotBackgroundPaint(Color.WHITE);
        theme.setRangeGridlinePaint(new Color(0xDDDDDD));
        theme.apply(chart);
        CategoryPlot plot = chart.getCategoryPlot();
        plot.setRangeAxis(values);
        plot.setOutlineVisible(false);
        plot.getDomainAxis()
                .setCategoryLabelPositions(CategoryLabelPositions.createUpRotationLabelPositions(Math.PI / 9));
        CategoryItemRenderer renderer = plot.getRenderer();
        for (int i = 0; i < COLORS.size(); i++) {
            renderer.setSeriesPaint(i, COLORS.get(i));
        }
        return plot;
    }

    /**
     * Writes a chart.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(JFreeChart chart, int width, int height, Path file) throws IOException {
        SVGGraphics2D canvas = new SVGGraphics2D(width, height);
        // Without this, names inside the file come from the clock.
        canvas.setDefsKeyPrefix("chart");
        chart.setElementHinting(false);
        chart.draw(canvas, new Rectangle2D.Double(0, 0, width, height));
        Files.writeString(file, canvas.getSVGElement(null, true, null, null, null) + "\n");
    }
}
