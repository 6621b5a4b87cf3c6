package sudokukata.judge.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Sudomino;

/** Problem 4574: a stream of puzzles closed by a 0 or by the end of the text; each answer under a line Puzzle k. */
record SudominoFormat() implements ProblemFormat {

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
        StringBuilder text = new StringBuilder();
        for (Puzzle puzzle : puzzles) {
            if (!(puzzle instanceof Sudomino sudomino)) {
                throw new IllegalArgumentException("the input is Sudominokus");
            }
            text.append(sudomino.tiles().size()).append('\n');
            sudomino.tiles().forEach(tile -> text.append(tile).append('\n'));
            String singles = sudomino.singles().stream().map(Cells::location).collect(Collectors.joining(" "));
            text.append(singles).append('\n');
        }
        return text.append("0\n").toString();
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
