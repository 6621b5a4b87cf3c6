package sudokukata.judge.diagnosis;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Event;
import sudokukata.search.SearchObserver;

/** Watches how a search hands over its solutions: from which line, with what placed before, and what came next. */
public final class HandOver implements SearchObserver {
    private final Puzzle puzzle;
    private final int wanted;
    private final Set<Integer> filled = new HashSet<>();
    private int firstCell = -1;
    private int firstDigit;
    private int found;
    private String line = "";
    private String next = "";

    /**
     * @param puzzle the puzzle that is solved
     * @param wanted after how many solutions the search is to stop
     */
    public HandOver(Puzzle puzzle, int wanted) {
        this.puzzle = puzzle;
        this.wanted = wanted;
    }

    /** What the search did with the answer of found, such as {@code found (A.java:9) said stop, but then ...}. */
    public String afterwards() {
        String said = "found" + line + " said " + (found >= wanted ? "stop" : "go on");
        return said + (next.isEmpty() ? ", but nothing came after it" : ", but then " + next);
    }

    /**
     * How the search began, where that is not in order: another cell than the first blank, or not its smallest digit.
     */
    public String order() {
        if (firstCell < 0) {
            return "; nothing is placed before the grid is handed over";
        }
        int blank = IntStream.range(0, Cells.COUNT)
                .filter(puzzle.clues()::isBlank)
                .findFirst()
                .orElse(firstCell);
        if (firstCell != blank) {
            return "; the first cell that it fills is " + name(firstCell) + ", not " + name(blank);
        }
        int smallest = Integer.numberOfTrailingZeros(puzzle.clues().candidates(blank)) + 1;
        return firstDigit <= smallest
                ? ""
                : "; the first digit that it tries at " + name(blank) + " is " + firstDigit + ", though " + smallest
                        + " is possible";
    }

    private String name(int cell) {
        return puzzle.kind().cellName(cell);
    }

    /** Why the grid handed over has a blank: nothing was ever placed there, or the grid does not hold it. */
    public String whyBlank(int cell) {
        return filled.contains(cell)
                ? "a digit was placed there, but the grid that found" + line + " was given does not hold it"
                : "nothing was placed there before found" + line + " was called: does the search end too early?";
    }

    @Override
    public void on(Event event) {
        switch (event.type()) {
            case PLACE -> place(event);
            case UNDO -> note(name(event.cell()) + " was taken back");
            case BRANCH -> note("another decision was made");
            case UNBRANCH -> note("a decision was taken back");
            case FOUND -> found();
            case DEDUCE -> {}
        }
    }

    private void found() {
        if (++found <= wanted) {
            line = SourceLine.ofTheEvent();
            next = "";
        } else {
            note("another grid was handed over");
        }
    }

    private void place(Event event) {
        if (found == 0) {
            IntStream.of(event.cells()).forEach(filled::add);
        }
        if (firstCell < 0) {
            firstCell = event.cell();
            firstDigit = event.digit();
        }
        note(event.digit() + " was placed at " + name(event.cell()));
    }

    private void note(String event) {
        if (found > 0 && next.isEmpty()) {
            next = event + SourceLine.ofTheEvent();
        }
    }
}
