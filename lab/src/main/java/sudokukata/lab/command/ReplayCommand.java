package sudokukata.lab.command;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.OutputFile;
import sudokukata.lab.cli.ProblemParameter;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.ShownSearch;
import sudokukata.lab.cli.Startable;
import sudokukata.lab.cli.StrategyConverter;
import sudokukata.lab.replay.LeftOut;
import sudokukata.lab.replay.Recording;
import sudokukata.lab.replay.RecordingLimits;
import sudokukata.lab.replay.ReplayPage;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.SolverStrategy;

/** Writes a page on which the search of a strategy can be watched. */
@Command(
        name = "replay",
        description = "Write a page on which a strategy's search is played, step by step, forward and back.",
        footer = {
            "",
            "The page is one file; it opens from disk and needs no network. Without FILE",
            "and --case it shows the public sample. A strategy that breaks the contract is",
            "shown up to the event that breaks it.",
            "Exit code: 0 the page is written; 2 text that cannot be read, or a wrong call."
        })
final class ReplayCommand extends KataCommand {

    @Mixin
    private ProblemParameter problem;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "the judge's input; - for standard input")
    private Path file;

    @Option(names = "--case", paramLabel = "CASE", description = "a case of the judge, such as secret/few/05-box-index")
    private String caseId;

    @Option(
            names = "--puzzle",
            paramLabel = "K",
            description = "which puzzle of the input, from 1 (default: the first that goes wrong, else the first)")
    private Integer puzzle;

    @Option(
            names = "--strategy",
            paramLabel = "ID",
            required = true,
            description = "whose search",
            converter = StrategyConverter.class)
    private SolverStrategy strategy;

    @Mixin
    private ShownSearch shown;

    @Option(
            names = "--events",
            paramLabel = "N",
            defaultValue = "100000",
            description = "events kept of each search at the most (default: ${DEFAULT-VALUE})")
    private int events;

    @Option(
            names = "-o",
            paramLabel = "FILE.html",
            defaultValue = "replay.html",
            description = "the page; - for standard output (default: ${DEFAULT-VALUE})")
    private Path output;

    private final InputStream in;

    ReplayCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws Refused {
        Limits limits = shown.limits();
        require(events >= 10, "--events is at least 10, not " + events);
        require(file == null || caseId == null, "a file or a case, not both");
        Startable.require(strategy, problem.get(), line());
        Replayed input = Replayed.read(problem.get(), file, caseId, in);
        require(
                puzzle == null || puzzle >= 1 && puzzle <= input.size(),
                "--puzzle is 1.." + input.size() + ", not " + puzzle);
        RecordingLimits kept = RecordingLimits.events(events);
        int chosen = puzzle != null ? puzzle - 1 : input.firstWrong(strategy, limits, kept);
        List<Recording> recordings = new ArrayList<>(List.of(input.record(chosen, strategy, limits, kept)));
        shown.against().ifPresent(against -> {
            Startable.require(against, problem.get(), line());
            recordings.add(input.record(chosen, against, limits, kept));
        });
        String page = new ReplayPage(input.title(chosen), notes(recordings), recordings).html();
        if (output.toString().equals("-")) {
            out().print(page);
            return ExitCode.OK;
        }
        OutputFile.write(output, page, "the page");
        recordings.forEach(this::tell);
        out().println("written: " + output + "; open it in a browser");
        return ExitCode.OK;
    }

    private List<String> notes(List<Recording> recordings) {
        List<String> notes = new ArrayList<>();
        notes.add(
                "Only what the strategy reports is shown: its placements, undos and deductions. Candidates, clashes and"
                        + " dead ends are worked out here from the rules of rows, columns and boxes.");
        List<SolverStrategy> all =
                Stream.concat(Stream.of(strategy), shown.against().stream()).toList();
        for (SolverStrategy searcher : all) {
            if (problem.get().wantsFirstInOrder() && !searcher.capabilities().contains(Capability.FIRST_IN_ORDER)) {
                notes.add("Problem " + problem.get() + " wants the first solution in order. " + searcher.id()
                        + " does not promise it: the"
                        + " judge asks it as an oracle, cell by cell. This is its own search for any solution.");
            }
        }
        return notes;
    }

    private void tell(Recording recording) {
        PrintWriter out = out();
        out.printf(
                Locale.ROOT,
                "%s: %,d placements, %,d backtracks, %s: %s%n",
                recording.strategy(),
                recording.counts().decisions(),
                recording.counts().backtracks(),
                recording.ending().how(),
                recording.ending().meaning());
        recording.ending().fault().ifPresent(fault -> out.println("wrong: " + fault.reason()));
        out.println(LeftOut.text(recording));
    }
}
