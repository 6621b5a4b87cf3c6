package sudokukata.lab.command;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import sudokukata.judge.CappedLines;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;
import sudokukata.lab.cli.WatchedOutput;

/** The command line of the project. */
@Command(
        name = "kata",
        description = "Sudoku and Sudominoku by backtracking: solve, judge, learn.",
        mixinStandardHelpOptions = true,
        version = "kata 1.0",
        synopsisSubcommandLabel = "COMMAND")
public final class Kata implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getErr());
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] args) {
        WatchedOutput output = new WatchedOutput(new FileOutputStream(FileDescriptor.out));
        PrintWriter out = new PrintWriter(output, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        // What a learner's strategy prints must not mix with an answer, nor flood the screen.
        System.setOut(
                new PrintStream(new CappedLines(System.err, CappedLines.OF_A_STRATEGY), true, StandardCharsets.UTF_8));
        int code = commandLine(System.in).setOut(out).setErr(err).execute(args);
        out.flush();
        output.failure().ifPresent(reason -> err.println("kata: the output could not be written: " + reason));
        System.exit(output.failure().isPresent() ? ExitCode.UNREADABLE : code);
    }

    /** The command line, reading from a stream where a command reads from standard input. */
    static CommandLine commandLine(InputStream in) {
        CommandLine line = new CommandLine(new Kata());
        List<Section> sections = sections(in);
        sections.forEach(section -> section.commands().forEach(line::addSubcommand));
        line.addSubcommand(new HelpCommand());
        line.getHelpSectionMap().put(SECTION_KEY_COMMAND_LIST, help -> Section.listAll(sections, help));
        line.setParameterExceptionHandler((e, args) -> {
            e.getCommandLine().getErr().println("kata: " + e.getMessage());
            e.getCommandLine().getErr().println("see: ./kata " + path(e.getCommandLine()) + "--help");
            return ExitCode.UNREADABLE;
        });
        line.setExecutionExceptionHandler((e, command, result) -> {
            if (e instanceof Refused) {
                command.getErr().println("kata: " + e.getMessage());
                return ExitCode.UNREADABLE;
            }
            command.getErr().println("kata: this should not happen, the fault is in kata itself: " + e);
            return ExitCode.BROKEN;
        });
        return line;
    }

    /** What a person comes for, in the order of the help. */
    private static List<Section> sections(InputStream in) {
        return List.of(
                new Section(
                        "Learn",
                        List.of(
                                new YoursCommand(),
                                new HintCommand(),
                                new NewStrategyCommand(),
                                new StrategiesCommand())),
                new Section(
                        "Judge",
                        List.of(
                                new JudgeCommand(),
                                new BreakCommand(),
                                new SolveCommand(in),
                                new CheckCommand(in),
                                new ValidateCommand(in),
                                new GenerateCommand(),
                                new ExportCommand())),
                new Section("See", List.of(new ReplayCommand(in), new FigureCommand(in))),
                new Section("Measure", List.of(new RaceCommand(in), new GrowthCommand(), new LuckCommand(in))),
                new Section(
                        "Maintain",
                        List.of(
                                new CollectCommand(in),
                                new PackageCommand(),
                                new DataCommand(),
                                new KillMatrixCommand(),
                                new DocsCommand(Kata::transcript))));
    }

    /** What a command prints, both on standard output and on standard error, as a page shows it. */
    static String transcript(String arguments) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        commandLine(InputStream.nullInputStream()).setOut(writer).setErr(writer).execute(arguments.split(" "));
        return out.toString();
    }

    private static String path(CommandLine line) {
        return line.getParent() == null ? "" : line.getCommandName() + " ";
    }
}
