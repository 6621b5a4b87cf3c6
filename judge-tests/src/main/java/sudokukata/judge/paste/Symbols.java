package sudokukata.judge.paste;

import java.util.Optional;

/** What one character of a pasted text may mean. */
final class Symbols {
    private static final String BLANKS = ".0*_xX?";
    private static final String SEPARATORS = " \t|,;:\"'[](){}!\u00A0\u2502\u2503\u2551";

    private Symbols() {}

    /**
     * A character that is neither a cell nor a separator.
     *
     * @param column where it stands in its line, from 1
     * @param text what was expected, and what it is
     */
    record Stranger(int column, String text) {}

    static boolean isCell(int symbol) {
        return symbol >= '1' && symbol <= '9' || BLANKS.indexOf(symbol) >= 0;
    }

    static boolean isSeparator(int symbol) {
        return SEPARATORS.indexOf(symbol) >= 0;
    }

    /** The cells of a line, separators dropped, blanks written as dots. */
    static String cells(String line) {
        StringBuilder cells = new StringBuilder();
        line.codePoints()
                .filter(Symbols::isCell)
                .forEach(symbol -> cells.append(symbol >= '1' && symbol <= '9' ? (char) symbol : '.'));
        return cells.toString();
    }

    /** The first character of a line that is neither a cell nor a separator, with a word about it. */
    static Optional<Stranger> stranger(String line) {
        for (int i = 0; i < line.length(); i += Character.charCount(line.codePointAt(i))) {
            int symbol = line.codePointAt(i);
            if (!isCell(symbol) && !isSeparator(symbol)) {
                return Optional.of(new Stranger(
                        i + 1, "expected a digit 1..9 or a blank (. 0 * _ x ?), found " + describe(symbol)));
            }
        }
        return Optional.empty();
    }

    private static String describe(int symbol) {
        String code = String.format("U+%04X", symbol);
        String shown = Character.isISOControl(symbol) ? code : "'" + Character.toString(symbol) + "' (" + code + ")";
        if (symbol > 127 && Character.isDigit(symbol)) {
            return shown + ", a digit of another script: type " + Character.digit(symbol, 10);
        }
        return switch (symbol) {
            case 'O', 'o' -> shown + ", the letter O: a blank is 0 or .";
            case 'l', 'I', '\u0131' -> shown + ", a letter that looks like 1";
            default -> shown;
        };
    }

    /** Whether a line only draws: corners, bars, dashes. */
    static boolean isFrame(String line) {
        return line.chars().noneMatch(Character::isLetterOrDigit)
                && (line.contains("--")
                        || line.contains("==")
                        || line.contains("+")
                        || line.codePoints().anyMatch(symbol -> symbol >= 0x2500 && symbol <= 0x257F)
                                && cells(line).isEmpty());
    }
}
