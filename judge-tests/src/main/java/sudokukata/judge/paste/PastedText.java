package sudokukata.judge.paste;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.TilesFormat;
import sudokukata.judge.paste.PastedPuzzle.Complaint;
import sudokukata.judge.paste.Symbols.Stranger;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Sudoku;

/**
 * Finds the puzzles in a text. A line of 81 cells is a puzzle, and so are nine lines of nine. Frames, comments, headers
 * and remarks are skipped. A record that cannot be read is reported and does not stop the rest.
 */
public final class PastedText {
    private static final int CELLS = 81;
    /** Shorter than this a lone word is no puzzle that went wrong, but a remark. */
    private static final int NEARLY = 60;

    private static final String CANDIDATES = "a grid of candidates; only clues are read, one character a cell";

    private static final Pattern TITLE = Pattern.compile(
            "(?i)(grid|puzzle|sudoku|board|case|game|nr|no|number|end|level|author|source|date|comment|title|name)\\b.*");
    private static final Pattern SDK_SECTION = Pattern.compile("\\[[A-Za-z]+\\]");
    private static final Pattern COUNT = Pattern.compile("\\d{1,7}");
    private static final Pattern TILE = Pattern.compile("\\d [A-Za-z]\\d \\d [A-Za-z]\\d");

    private final List<String> lines;
    private final List<PastedPuzzle> found = new ArrayList<>();
    private final StringBuilder rows = new StringBuilder();
    private int firstRow;
    private Optional<CsvColumns> csv = Optional.empty();

    private PastedText(List<String> lines) {
        this.lines = lines;
    }

    /** Reads a text; a Sudominoku text is read as the input of 4574. */
    public static List<PastedPuzzle> read(String text) {
        String body = text.startsWith("\uFEFF") ? text.substring(1) : text;
        List<String> lines = List.of(body.split("\r\n|\n|\r", -1));
        return isSudomino(lines) ? sudominos(body) : new PastedText(lines).read();
    }

    private static boolean isSudomino(List<String> lines) {
        List<String> words = lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(2)
                .toList();
        return words.size() == 2
                && COUNT.matcher(words.get(0)).matches()
                && TILE.matcher(words.get(1)).matches();
    }

    private static List<PastedPuzzle> sudominos(String text) {
        Input input = new TilesFormat().read(text);
        List<PastedPuzzle> found = new ArrayList<>();
        input.entries().forEach(entry -> found.add(PastedPuzzle.of(entry.line(), entry.puzzle())));
        input.fault()
                .ifPresent(fault -> found.add(PastedPuzzle.bad(
                        fault.line(),
                        new Complaint(
                                fault.line(),
                                fault.column(),
                                "expected " + fault.expected() + ", found " + fault.found()))));
        return found;
    }

    private List<PastedPuzzle> read() {
        for (int i = 0; i < lines.size(); i++) {
            readLine(lines.get(i).strip(), i + 1);
        }
        endGrid(lines.size());
        return found;
    }

    private void readLine(String line, int number) {
        if (line.isEmpty()) {
            // Drawn grids have empty lines between their bands.
            if (rows.length() % 27 != 0) {
                endGrid(number);
            }
        } else if (line.startsWith("#") || line.startsWith("//") || line.startsWith("%") || Symbols.isFrame(line)) {
            return;
        } else if (csv.isPresent()) {
            found.add(csv.get().read(line, number));
        } else if (isHeader(line)) {
            endGrid(number);
            csv = CsvColumns.of(line);
        } else {
            readCells(line, number);
        }
    }

    private boolean isHeader(String line) {
        boolean words =
                TITLE.matcher(line).matches() || SDK_SECTION.matcher(line).matches();
        boolean count =
                rows.length() == 0 && line.length() <= 2 && COUNT.matcher(line).matches();
        return words || count || CsvColumns.of(line).isPresent();
    }

    private void readCells(String line, int number) {
        String first = line.split("[\\s,;|\"']+", 2)[0];
        boolean remark = first.length() >= NEARLY;
        String record = remark ? first : line;
        Optional<Stranger> stranger = Symbols.stranger(record);
        String cells = Symbols.cells(record);
        if (cells.length() == CELLS && stranger.isEmpty()) {
            endGrid(number);
            found.add(PastedPuzzle.of(number, new Sudoku(Grid.parse(cells))));
        } else if (cells.length() == 9 && stranger.isEmpty() && !isPencilled(line)) {
            addRow(cells, number);
        } else {
            complain(line, cells, stranger, number);
        }
    }

    private void addRow(String cells, int number) {
        if (rows.length() == 0) {
            firstRow = number;
        }
        rows.append(cells);
        if (rows.length() == CELLS) {
            found.add(PastedPuzzle.of(firstRow, new Sudoku(Grid.parse(rows.toString()))));
            rows.setLength(0);
        }
    }

    /** Reports a grid with fewer than nine rows. Does nothing if no row is pending. */
    private void endGrid(int number) {
        if (rows.length() > 0) {
            found.add(PastedPuzzle.bad(
                    firstRow, "expected 9 rows, found " + rows.length() / 9 + " before line " + number));
            rows.setLength(0);
        }
    }

    private void complain(String line, String cells, Optional<Stranger> stranger, int number) {
        int begin = rows.length() > 0 ? firstRow : number;
        rows.setLength(0);
        if (followsItsLike(cells)) {
            return;
        }
        if (isPencilled(line)) {
            found.add(PastedPuzzle.bad(begin, CANDIDATES));
        } else if (stranger.isPresent()) {
            Complaint complaint = new Complaint(
                    number, stranger.get().column(), stranger.get().text());
            found.add(PastedPuzzle.bad(begin, complaint));
        } else {
            found.add(PastedPuzzle.bad(begin, size(cells)));
        }
    }

    /** A table of another size is complained of once, not line by line. */
    private boolean followsItsLike(String cells) {
        return !found.isEmpty()
                && found.get(found.size() - 1)
                        .complaint()
                        .filter(complaint -> complaint.text().equals(size(cells)))
                        .isPresent();
    }

    private static String size(String cells) {
        return switch (cells.length()) {
            case 4, 16 -> "a 4x4 puzzle? only 9x9 is read";
            case 6, 36 -> "a 6x6 puzzle? only 9x9 is read";
            case 256 -> "a 16x16 puzzle? only 9x9 is read";
            case 25, 625 -> "a 25x25 puzzle? only 9x9 is read";
            case 729 -> CANDIDATES;
            default ->
                cells.length() > 27
                        ? "expected 81 cells, found " + cells.length()
                        : "expected a row of 9 cells, found " + cells.length();
        };
    }

    /** A row of words of several digits each: candidates, or numbers above 9. */
    private static boolean isPencilled(String line) {
        String[] words = line.split("[\\s|,]+");
        long many = List.of(words).stream()
                .filter(word -> word.matches("[1-9]{2,9}"))
                .count();
        return words.length >= 9 && many > 0;
    }
}
