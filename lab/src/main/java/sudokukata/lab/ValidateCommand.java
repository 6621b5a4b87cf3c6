package sudokukata.lab;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.paste.Finding;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;

/** Asks of a puzzle what a solver should not have to find out by hanging. */
@Command(
        name = "validate",
        description = "Say whether clues clash, whether something has no place, and how many solutions there are.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Reads sudokus as people paste them, and the input of 4574.",
            "Exit code: 0 every puzzle has one solution; 1 some puzzle has none or several;",
            "2 text that cannot be read; 3 gave up on some."
        })
final class ValidateCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "standard input if none is named")
    private Path file;

    private final InputStream in;

    ValidateCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws TextSource.Unreadable {
        List<PastedPuzzle> records = PastedText.read(TextSource.read(file, in));
        if (records.isEmpty()) {
            throw new TextSource.Unreadable("no puzzle found: expected 81 cells on a line, or 9 lines of 9");
        }
        PrintWriter out = spec.commandLine().getOut();
        Map<Finding.Kind, Integer> counts = new EnumMap<>(Finding.Kind.class);
        int worst = ExitCode.OK;
        for (PastedPuzzle record : records) {
            worst = ExitCode.worse(worst, validate(record, counts, out));
        }
        if (records.size() > 1) {
            out.println(summary(records.size(), counts));
        }
        return worst;
    }

    private static int validate(PastedPuzzle record, Map<Finding.Kind, Integer> counts, PrintWriter out) {
        String where = "line " + record.line() + ": ";
        if (record.puzzle().isEmpty()) {
            out.println(where + "cannot be read: " + record.complaint());
            return ExitCode.UNREADABLE;
        }
        Finding finding = Finding.of(record.puzzle().get());
        counts.merge(finding.kind(), 1, Integer::sum);
        int clues = 81 - record.puzzle().get().clues().blanks();
        out.println(where + clues + " clues, " + finding.text() + claim(record, finding));
        return switch (finding.kind()) {
            case UNIQUE -> ExitCode.OK;
            case UNKNOWN -> ExitCode.GAVE_UP;
            default -> ExitCode.NO;
        };
    }

    /** A solution that stands beside the puzzle is compared with the one found. */
    private static String claim(PastedPuzzle record, Finding finding) {
        if (record.solution().isEmpty()) {
            return "";
        }
        return record.solution().equals(finding.solution())
                ? "; the solution beside it is right"
                : "; the solution beside it is not the one found";
    }

    private static String summary(int records, Map<Finding.Kind, Integer> counts) {
        int read = counts.values().stream().mapToInt(Integer::intValue).sum();
        return records + " puzzles: " + counts.getOrDefault(Finding.Kind.UNIQUE, 0) + " with one solution, "
                + counts.getOrDefault(Finding.Kind.SEVERAL, 0) + " with several, "
                + counts.getOrDefault(Finding.Kind.NONE, 0) + " with none, "
                + counts.getOrDefault(Finding.Kind.UNKNOWN, 0) + " given up, "
                + (records - read) + " that cannot be read";
    }
}
