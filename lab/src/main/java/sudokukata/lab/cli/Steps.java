package sudokukata.lab.cli;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far a long command has come: a bar on a terminal, nothing elsewhere. */
public final class Steps implements AutoCloseable {
    private final ProgressBar bar;

    private Steps(ProgressBar bar) {
        this.bar = bar;
    }

    /** Begins a task of so many steps. */
    public static Steps begin(String task, long steps, PrintWriter err) {
        if (System.console() == null || System.getenv("CI") != null) {
            return new Steps(null);
        }
        err.flush();
        return new Steps(new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .build());
    }

    /** One step is done. */
    public void step() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
