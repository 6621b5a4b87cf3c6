package sudokukata.lab.cli;

import java.util.List;
import java.util.stream.Collectors;

/** Words as a person types them again, so that a command that is shown can be pasted. */
public final class ShellWords {

    private ShellWords() {}

    /** The words of a command line; those with blanks or signs of a shell in quotes. */
    public static String of(List<String> words) {
        return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return word.matches("[\\p{L}\\p{N}_@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
