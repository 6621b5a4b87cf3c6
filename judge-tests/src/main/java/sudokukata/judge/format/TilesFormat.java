package sudokukata.judge.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudoku;
import sudokukata.puzzle.Sudomino;

/** A stream of Sudominokus closed by a 0 or by the end of the text; each answer under a line Puzzle k. */
public final class TilesFormat implements ProblemFormat {
    /** What closes an input. */
    public static final String END = "0\n";

    @Override
    public String name() {
        return "tiles";
    }

    @Override
    public boolean hasWords() {
        return true;
    }

    @Override
    public int most() {
        return Integer.MAX_VALUE;
    }

    @Override
    public Input read(String text) {
        Lines lines = Lines.of(text);
        List<Input.Entry> entries = new ArrayList<>();
        try {
            while (!lines.atEnd() && !lines.peek().equals("0")) {
                int line = lines.number();
                entries.add(new Input.Entry(new SudominoReader(lines).read(), line));
            }
            if (!lines.atEnd()) {
                lines.take("0");
            }
            lines.requireEnd();
            return new Input(entries, Optional.empty());
        } catch (FormatException e) {
            return new Input(entries, Optional.of(e.error()));
        }
    }

    @Override
    public String writeInput(List<? extends Puzzle> puzzles) {
        return puzzles.stream().map(TilesFormat::puzzle).collect(Collectors.joining()) + END;
    }

    /**
     * One puzzle of an input.
     *
     * @throws IllegalArgumentException if it is no Sudominoku
     */
    public static String puzzle(Puzzle puzzle) {
        Sudomino sudomino = puzzle.match(TilesFormat::refuse, laid -> laid);
        StringBuilder text = new StringBuilder();
        text.append(sudomino.tiles().size()).append('\n');
        sudomino.tiles().forEach(tile -> text.append(tile).append('\n'));
        String singles = sudomino.singles().stream().map(Cells::location).collect(Collectors.joining(" "));
        return text.append(singles).append('\n').toString();
    }

    private static Sudomino refuse(Sudoku sudoku) {
        throw new IllegalArgumentException("the input is Sudominokus, not the sudoku " + sudoku);
    }

    @Override
    public String write(int number, Grid grid) {
        return "Puzzle " + number + "\n" + Rows.GLUED.write(grid);
    }

    @Override
    public Output readOutput(String text) {
        Lines lines = Lines.of(text);
        List<Grid> grids = new ArrayList<>();
        try {
            while (!lines.atEnd()) {
                String title = "Puzzle " + (grids.size() + 1);
                int number = lines.number();
                String line = lines.take(title);
                if (!line.equals(title)) {
                    throw new FormatException(number, 1, "'" + title + "'", Lines.quote(line));
                }
                grids.add(Rows.GLUED.read(lines));
            }
            return new Output(grids, Optional.empty());
        } catch (FormatException e) {
            return new Output(grids, Optional.of(e.error()));
        }
    }
}
