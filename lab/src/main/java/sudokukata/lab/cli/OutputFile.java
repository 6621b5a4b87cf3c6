package sudokukata.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes what a command makes to the file that was asked for. */
public final class OutputFile {

    private OutputFile() {}

    /**
     * Writes a text.
     *
     * @param what what it is, for the message: {@code the page}, {@code the figure}
     * @throws Refused if the file cannot be written; it says why
     */
    public static void write(Path file, String text, String what) throws Refused {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new Refused(what + " cannot be written to " + file + ": "
                    + (Files.isDirectory(file) ? "it is a folder" : "is there such a folder, and may it be written?"));
        }
    }
}
