package sudokukata.lab;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sudokukata.judge.TextTable;
import sudokukata.lab.learner.ClassTable;

/** Shows the verdicts of a class in one table. */
@Command(
        name = "collect",
        description = "Show the verdicts of a class in one table, from the verdicts.json of each.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "mvn test writes judge-tests/target/verdicts.json. Ask each for that file under their name:",
            "alice.json bob.json. One file alone is shown without a name.",
            "Exit code: 0; 2 a file that cannot be read."
        })
final class CollectCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "the files, one for each person")
    private List<Path> files;

    @Option(names = "--markdown", description = "as a Markdown table, such as for a step summary")
    private boolean markdown;

    private final InputStream in;

    CollectCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws TextSource.Unreadable {
        ClassTable table = new ClassTable();
        for (Path file : files) {
            try {
                table.add(files.size() == 1 ? "" : name(file), TextSource.read(file, in));
            } catch (IllegalArgumentException e) {
                throw new TextSource.Unreadable(file + ": " + e.getMessage());
            }
        }
        PrintWriter out = spec.commandLine().getOut();
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
