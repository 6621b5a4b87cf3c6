package sudokukata.lab.command;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** Runs a command as a person would: what was printed, what was complained of, and the exit code. */
record Cli(int exit, String out, String err) {

    static Cli run(String in, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Kata.commandLine(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
        return new Cli(exit, out.toString(), err.toString());
    }
}
