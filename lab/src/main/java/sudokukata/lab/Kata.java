package sudokukata.lab;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import sudokukata.judge.CappedLines;

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
        Output output = new Output(new FileOutputStream(FileDescriptor.out));
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
        CommandLine line = new CommandLine(new Kata())
                .addSubcommand(new StrategiesCommand())
                .addSubcommand(new SolveCommand(in))
                .addSubcommand(new JudgeCommand())
                .addSubcommand(new CheckCommand(in))
                .addSubcommand(new ValidateCommand(in))
                .addSubcommand(new KillMatrixCommand())
                .addSubcommand(new PackageCommand())
                .addSubcommand(new YoursCommand())
                .addSubcommand(new HintCommand())
                .addSubcommand(new NewStrategyCommand())
                .addSubcommand(new RaceCommand(in))
                .addSubcommand(new GrowthCommand())
                .addSubcommand(new LuckCommand(in))
                .addSubcommand(new CollectCommand(in))
                .addSubcommand(new DataCommand())
                .addSubcommand(new ReplayCommand(in))
                .addSubcommand(new FigureCommand(in))
                .addSubcommand(new BreakCommand())
                .addSubcommand(new GenerateCommand())
                .addSubcommand(new ExportCommand())
                .addSubcommand(new DocsCommand());
        line.setParameterExceptionHandler((e, args) -> {
            e.getCommandLine().getErr().println("kata: " + e.getMessage());
            e.getCommandLine().getErr().println("see: ./kata " + path(e.getCommandLine()) + "--help");
            return ExitCode.UNREADABLE;
        });
        line.setExecutionExceptionHandler((e, command, result) -> {
            if (e instanceof TextSource.Unreadable) {
                command.getErr().println("kata: " + e.getMessage());
                return ExitCode.UNREADABLE;
            }
            command.getErr().println("kata: this should not happen, the fault is in kata itself: " + e);
            return ExitCode.BROKEN;
        });
        return line;
    }

    private static String path(CommandLine line) {
        return line.getParent() == null ? "" : line.getCommandName() + " ";
    }
}
