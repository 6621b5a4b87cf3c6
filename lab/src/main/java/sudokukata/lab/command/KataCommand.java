package sudokukata.lab.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What every command has: where it prints, and how it refuses a call. */
@Command(mixinStandardHelpOptions = true)
abstract class KataCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    CommandLine line() {
        return spec.commandLine();
    }

    PrintWriter out() {
        return line().getOut();
    }

    PrintWriter err() {
        return line().getErr();
    }

    /** Refuses the call unless something holds. */
    void require(boolean holds, String otherwise) {
        if (!holds) {
            throw wrong(otherwise);
        }
    }

    /** The refusal of a call, to be thrown. */
    ParameterException wrong(String message) {
        return new ParameterException(line(), message);
    }
}
