package sudokukata.judge.paste;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.Problem;
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
        Input input = Problem.SUDOMINO_4574.format().read(text);
        List<PastedPuzzle> found = new ArrayList<>();
        input.entries().forEach(entry -> found.add(PastedPuzzle.of(entry.line(), entry.puzzle())));
        input.fault()
                .ifPresent(fault -> found.add(PastedPuzzle.bad(
                        fault.line(),
                        "column " + fault.column() + ": expected " + fault.expected() + ", found " + fault.found())));
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
        Optional<String> stranger = Symbols.stranger(record);
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

    /** A grid that ends before its ninth row is told; so is nothing at all. */
    private void endGrid(int number) {
        if (rows.length() > 0) {
            found.add(PastedPuzzle.bad(
                    firstRow, "expected 9 rows, found " + rows.length() / 9 + " before line " + number));
            rows.setLength(0);
        }
    }

    private void complain(String line, String cells, Optional<String> stranger, int number) {
        int begin = rows.length() > 0 ? firstRow : number;
        rows.setLength(0);
        boolean follows = !found.isEmpty()
                && found.get(found.size() - 1).puzzle().isEmpty()
                && found.get(found.size() - 1).complaint().equals(size(cells));
        if (follows) {
            return;
        }
        String complaint = isPencilled(line)
                ? "a grid of candidates; only clues are read, one character a cell"
                : stranger.map(word -> "line " + number + ", " + word).orElse(size(cells));
        found.add(PastedPuzzle.bad(begin, complaint));
    }

    private static String size(String cells) {
        return switch (cells.length()) {
            case 4, 16 -> "a 4x4 puzzle? only 9x9 is read";
            case 6, 36 -> "a 6x6 puzzle? only 9x9 is read";
            case 256 -> "a 16x16 puzzle? only 9x9 is read";
            case 25, 625 -> "a 25x25 puzzle? only 9x9 is read";
            case 729 -> "a grid of candidates; only clues are read, one character a cell";
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
