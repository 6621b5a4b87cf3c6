package sudokukata.lab.cli;

import java.util.Iterator;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import sudokukata.puzzle.Kind;

/** Reads the word for a kind of puzzle; the help lists those that there are, as {@code ${COMPLETION-CANDIDATES}}. */
public final class KindConverter implements ITypeConverter<Kind>, Iterable<String> {
    @Override
    public Kind convert(String word) {
        return Stream.of(Kind.values())
                .filter(kind -> word(kind).equals(word))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "'" + word + "' is no kind of puzzle; there are " + String.join(" and ", this)));
    }

    @Override
    public Iterator<String> iterator() {
        return Stream.of(Kind.values()).map(KindConverter::word).iterator();
    }

    /** The word on the command line, such as {@code sudoku}. */
    public static String word(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
