package sudokukata.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.levels.Levels;
import sudokukata.judge.levels.Progress;
import sudokukata.lab.learner.LearnerSource;
import sudokukata.lab.learner.Watch;
import sudokukata.search.SolverStrategy;

/** Shows a learner how far the learner's strategy has come. */
@Command(
        name = "yours",
        description = "Try the levels of the kata with your strategy and show the first thing that fails.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit code: 0 all levels passed; 1 a level is open."})
final class YoursCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            defaultValue = "yours",
            description = "whose (default: ${DEFAULT-VALUE})",
            converter = StrategyConverter.class)
    private SolverStrategy strategy;

    @Option(names = "--watch", description = "try again whenever the source is saved; end with Ctrl-C")
    private boolean watch;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Levels levels = Levels.of(CaseLibrary.ofProject(), new StrategyJudge());
        if (!watch) {
            return show(levels.progress(strategy));
        }
        LearnerSource source =
                LearnerSource.of(strategy, CaseLibrary.ofProject().root().getParent());
        new Watch(source.folder(), this::say).onSave(() -> recompile(source, levels));
        return ExitCode.OK;
    }

    private void recompile(LearnerSource source, Levels levels) throws IOException {
        LearnerSource.Compiled compiled = source.compile();
        if (compiled.strategy().isPresent()) {
            show(levels.progress(compiled.strategy().get()));
        } else {
            say(compiled.complaint());
        }
    }

    private int show(Progress progress) {
        say(progress.toText());
        return progress.open().isEmpty() ? ExitCode.OK : ExitCode.NO;
    }

    private void say(String text) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(text);
        out.flush();
    }
}
