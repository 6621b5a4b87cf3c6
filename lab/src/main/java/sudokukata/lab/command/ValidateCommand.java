package sudokukata.lab.command;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sudokukata.judge.paste.Finding;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedPuzzle.Complaint;
import sudokukata.judge.paste.PastedText;
import sudokukata.judge.words.Sentences;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.TextSource;

/** Asks of a puzzle what a solver should not have to find out by hanging. */
@Command(
        name = "validate",
        description = "Say whether clues clash, whether something has no place, and how many solutions there are.",
        footer = {
            "",
            "Reads sudokus as people paste them, and a judge's input of Sudominokus.",
            "Exit code: 0 every puzzle has one solution; 1 some puzzle has none or several;",
            "2 text that cannot be read; 3 gave up on some."
        })
final class ValidateCommand extends KataCommand {

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "standard input if none is named")
    private Path file;

    private final InputStream in;

    ValidateCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws Refused {
        List<PastedPuzzle> records = PastedText.read(TextSource.read(file, in));
        if (records.isEmpty()) {
            throw new Refused("no puzzle found: expected 81 cells on a line, or 9 lines of 9");
        }
        PrintWriter out = out();
        Map<Finding.Count, Integer> counts = new EnumMap<>(Finding.Count.class);
        int worst = ExitCode.OK;
        for (PastedPuzzle record : records) {
            worst = ExitCode.worse(worst, validate(record, counts, out));
        }
        if (records.size() > 1) {
            out.println(summary(records.size(), counts));
        }
        return worst;
    }

    private static int validate(PastedPuzzle record, Map<Finding.Count, Integer> counts, PrintWriter out) {
        String where = "line " + record.line() + ": ";
        if (record.puzzle().isEmpty()) {
            Complaint complaint = record.complaint().orElseThrow();
            out.println(where + "cannot be read: " + (complaint.column() > 0 ? complaint : complaint.text()));
            return ExitCode.UNREADABLE;
        }
        Finding finding = Finding.of(record.puzzle().get());
        counts.merge(finding.count(), 1, Integer::sum);
        int clues = 81 - record.puzzle().get().clues().blanks();
        out.println(
                where + clues + " clues, " + Sentences.of(record.puzzle().get()).of(finding) + claim(record, finding));
        return switch (finding.count()) {
            case ONE -> ExitCode.OK;
            case UNKNOWN -> ExitCode.GAVE_UP;
            case SEVERAL, NONE -> ExitCode.NO;
        };
    }

    /** A solution that stands beside the puzzle is compared with the one found. */
    private static String claim(PastedPuzzle record, Finding finding) {
        if (record.solution().isEmpty()) {
            return "";
        }
        return record.solution().equals(finding.solutions().stream().findFirst())
                ? "; the solution beside it is right"
                : "; the solution beside it is not the one found";
    }

    private static String summary(int records, Map<Finding.Count, Integer> counts) {
        int read = counts.values().stream().mapToInt(Integer::intValue).sum();
        return records + " puzzles: " + counts.getOrDefault(Finding.Count.ONE, 0) + " with one solution, "
                + counts.getOrDefault(Finding.Count.SEVERAL, 0) + " with several, "
                + counts.getOrDefault(Finding.Count.NONE, 0) + " with none, "
                + counts.getOrDefault(Finding.Count.UNKNOWN, 0) + " given up, "
                + (records - read) + " that cannot be read";
    }
}
