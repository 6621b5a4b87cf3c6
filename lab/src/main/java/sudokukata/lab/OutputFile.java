package sudokukata.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes what a command makes to the file that was asked for. */
final class OutputFile {

    private OutputFile() {}

    /**
     * Writes a text.
     *
     * @param what what it is, for the message: {@code the page}, {@code the figure}
     * @throws TextSource.Unreadable if the file cannot be written; it says why
     */
    static void write(Path file, String text, String what) throws TextSource.Unreadable {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new TextSource.Unreadable(what + " cannot be written to " + file + ": "
                    + (Files.isDirectory(file) ? "it is a folder" : "is there such a folder, and may it be written?"));
        }
    }
}
