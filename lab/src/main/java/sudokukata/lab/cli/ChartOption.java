package sudokukata.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jfree.chart.JFreeChart;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sudokukata.lab.measure.Charts;

/** The chart of a command that measures, if one is wanted. */
public final class ChartOption {
    private static final int WIDTH = 860;
    private static final int HEIGHT = 440;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--chart", paramLabel = "FILE.svg", description = "draw the result")
    private Path file;

    /**
     * Draws the chart and says so, if one is wanted.
     *
     * @throws Refused if the file cannot be written
     */
    public void draw(Supplier<JFreeChart> chart) throws Refused {
        if (file == null) {
            return;
        }
        try {
            Charts.write(chart.get(), WIDTH, HEIGHT, file);
        } catch (IOException e) {
            throw new Refused("the chart " + file + " cannot be written: is there such a folder?");
        }
        command.commandLine().getOut().println("written: " + file);
    }
}
