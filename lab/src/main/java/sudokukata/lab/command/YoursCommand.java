package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.levels.Levels;
import sudokukata.judge.levels.Progress;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.LearnerOption;
import sudokukata.lab.learner.LearnerSource;
import sudokukata.lab.learner.Watch;

/** Shows a learner how far the learner's strategy has come. */
@Command(
        name = "yours",
        description = "Try the levels of the kata with your strategy and show the first thing that fails.",
        footer = {"", "Exit code: 0 all levels passed; 1 a level is open."})
final class YoursCommand extends KataCommand {

    @Mixin
    private LearnerOption learner;

    @Option(names = "--watch", description = "try again whenever the source is saved; end with Ctrl-C")
    private boolean watch;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Levels levels = Levels.of(CaseLibrary.ofProject(), new StrategyJudge());
        if (!watch) {
            return show(levels.progress(learner.get()));
        }
        LearnerSource source =
                LearnerSource.of(learner.get(), CaseLibrary.ofProject().root().getParent());
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
        PrintWriter out = out();
        out.println(text);
        out.flush();
    }
}
