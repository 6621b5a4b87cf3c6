package sudokukata.lab.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the text that a command works on: a file, or standard input. */
public final class TextSource {
    /** More than any judge's input; refused before it fills the memory. */
    private static final int MOST_BYTES = 64 << 20;

    private TextSource() {}

    /** The whole text of a file, or of the stream if the file is null or {@code -}. */
    public static String read(Path file, InputStream in) throws Refused {
        boolean fromStream = file == null || file.toString().equals("-");
        String name = fromStream ? "standard input" : file.toString();
        try (InputStream stream = fromStream ? in : Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new Refused(name + " has more than " + (MOST_BYTES >> 20) + " MiB");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (NoSuchFileException e) {
            throw new Refused("there is no file " + name);
        } catch (AccessDeniedException e) {
            throw new Refused("the file " + name + " may not be read");
        } catch (IOException e) {
            throw new Refused(
                    Files.isDirectory(file == null ? Path.of("") : file)
                            ? name + " is a folder, not a file"
                            : name + " cannot be read: " + e.getMessage());
        }
    }
}
