package sudokukata.lab.command;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudokukata.judge.TextTable;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.TextSource;
import sudokukata.lab.learner.ClassTable;

/** Shows the verdicts of a class in one table. */
@Command(
        name = "collect",
        description = "Show the verdicts of a class in one table, from the verdicts.json of each.",
        footer = {
            "",
            "mvn test writes judge-tests/target/verdicts.json. Ask each for that file under their name:",
            "alice.json bob.json. One file alone is shown without a name.",
            "Exit code: 0; 2 a file that cannot be read."
        })
final class CollectCommand extends KataCommand {

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "the files, one for each person")
    private List<Path> files;

    @Option(names = "--markdown", description = "as a Markdown table, such as for a step summary")
    private boolean markdown;

    private final InputStream in;

    CollectCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws Refused {
        ClassTable table = new ClassTable();
        for (Path file : files) {
            try {
                table.add(files.size() == 1 ? "" : name(file), TextSource.read(file, in));
            } catch (IllegalArgumentException e) {
                throw new Refused(file + ": " + e.getMessage());
            }
        }
        PrintWriter out = out();
        if (markdown) {
            table.lines().stream()
                    .limit(1)
                    .forEach(line -> out.println(row(line) + "\n" + "| --- ".repeat(line.length) + "|"));
            table.lines().stream().skip(1).forEach(line -> out.println(row(line)));
        } else {
            out.println(TextTable.format(table.lines(), 6));
        }
        return ExitCode.OK;
    }

    private static String name(Path file) {
        return file.getFileName().toString().replaceFirst("\\.json$", "");
    }

    private static String row(String[] cells) {
        StringBuilder row = new StringBuilder();
        for (String cell : cells) {
            row.append("| ").append(cell.replace("|", "\\|")).append(' ');
        }
        return row.append('|').toString();
    }
}
