package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jfree.chart.JFreeChart;
import sudokukata.lab.chart.Charts;

/** Writes the chart of a command, if one is wanted. */
final class ChartFile {
    private static final int WIDTH = 860;
    private static final int HEIGHT = 440;

    private ChartFile() {}

    /** Writes a chart and says so; a file that cannot be written is named. */
    static void write(JFreeChart chart, Path file, PrintWriter out) throws TextSource.Unreadable {
        try {
            Charts.write(chart, WIDTH, HEIGHT, file);
        } catch (IOException e) {
            throw new TextSource.Unreadable("the chart " + file + " cannot be written: is there such a folder?");
        }
        out.println("written: " + file);
    }
}
