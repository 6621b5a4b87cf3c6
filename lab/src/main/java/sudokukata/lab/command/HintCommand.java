package sudokukata.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.levels.Level;
import sudokukata.judge.levels.Levels;
import sudokukata.judge.levels.Progress;
import sudokukata.judge.levels.Translation;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.LearnerOption;

/** Gives the next rung of help for the open level: a question, then an idea, then a line to look at. */
@Command(
        name = "hint",
        description = "Give the next hint for your open level: a question, then an idea, then a line of code.")
final class HintCommand extends KataCommand {

    @Mixin
    private LearnerOption learner;

    @Option(names = "--again", description = "begin with the question again")
    private boolean again;

    @Option(
            names = "--lang",
            paramLabel = "LANGUAGE",
            description = "en or ko; the language of your system if none is named")
    private String language = Locale.getDefault().getLanguage();

    @Override
    public Integer call() throws IOException {
        CaseLibrary library = CaseLibrary.ofProject();
        Progress progress = Levels.of(library, new StrategyJudge()).progress(learner.get());
        PrintWriter out = out();
        out.println(progress.bar());
        Optional<Level> open = progress.open();
        if (open.isEmpty()) {
            out.println("All levels are passed: there is no hint left to give.");
            return ExitCode.OK;
        }
        Optional<Translation> words = Translation.of(open.get(), Locale.forLanguageTag(language), library);
        List<String> rungs = rungs(open.get().hints(), words);
        int rung = nextRung(library.root().resolveSibling("lab/target/kata"), open.get(), rungs.size());
        out.println("level " + (progress.passed().size() + 1) + ", "
                + words.map(Translation::title).orElse(open.get().title()));
        out.println("hint " + (rung + 1) + " of " + rungs.size() + ", " + rungs.get(rung));
        return ExitCode.OK;
    }

    private static List<String> rungs(Level.Hints hints, Optional<Translation> words) {
        return List.of(
                "a question: " + words.map(Translation::question).orElse(hints.question()),
                "an idea: " + words.map(Translation::idea).orElse(hints.idea()),
                "a line: " + hints.code().strip() + "\n  in " + hints.file());
    }

    /** The rung after the one that was given last for this level; the last one stays. */
    private int nextRung(Path folder, Level level, int rungs) throws IOException {
        Files.createDirectories(folder);
        Path memory = folder.resolve("hint-" + learner.get().id());
        String key = level.id() + " ";
        String last = Files.exists(memory) ? Files.readString(memory).strip() : "";
        int next = !again && last.startsWith(key)
                ? Math.min(Integer.parseInt(last.substring(key.length())) + 1, rungs - 1)
                : 0;
        Files.writeString(memory, key + next + "\n");
        return next;
    }
}
