package sudokukata.judge.check;

import java.util.Optional;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Rule;

/** What an answer must meet: the rules of the game, and what the problem and the contract ask for beside them. */
public enum Demand {
    ROW(Rule.ROW, "Before a digit is placed, does your check look at its whole row, all nine cells?"),
    COLUMN(Rule.COLUMN, "Before a digit is placed, does your check look at its whole column, all nine cells?"),
    BOX(Rule.BOX, "Before a digit is placed, does your check look at its 3x3 box? Its corner is row/3*3, column/3*3."),
    CLUE(Rule.CLUE, "Are all 81 clues read, row by row, and is none ever overwritten, or blanked by an undo?"),
    TILE(
            Rule.TILE,
            "Is each domino marked as used whichever way round it lies, given tiles too, and freed by the undo?"),
    SINGLE(Rule.SINGLE, "The nine single digits are clues: no tile may cover their cells."),
    /** Every cell is filled. */
    FILLED("rule 1: each row holds each digit once; none is blank", null),
    /** The output can be read: lines, blanks and words where the problem has them. */
    LAYOUT("layout: the output has the form that the problem asks for", null),
    /** There is one answer to each puzzle. */
    ANSWERED("answer: each puzzle has a solution, and it is handed over", null),
    /** When no blank is left the grid is handed over. */
    FULL(
            "answer: a full board is handed over",
            "Does the recursion go on to the NEXT blank, and does it call found as soon as none is left?"),
    /** A board from which the answer can be reached is searched until it is reached. */
    GIVEN_UP(
            "answer: a board that leads to the answer is not given up",
            "Print what your check sees at that moment: the marks of row, column and box."),
    /** The search stops at the first grid; a second one shows that it went on. */
    STOP(
            "stop: one grid for each puzzle, and nothing after it",
            "The base case returns what found answers; every call above returns true as soon as the call below did. Look at"
                    + " both lines."),
    /** Where the problem wants the first solution in order. */
    ORDER(
            "order: of several solutions the first in order",
            "Take the cells in reading order and the digits from 1 up: any other order may meet another solution first."),
    /** Nothing is left over from the puzzle before. */
    LEAK(
            "leak: the answer to a puzzle does not depend on the puzzles before it",
            "Does anything outlive a run: a static, a field, a list that is only added to? Make it new in each search."),
    /** A strategy may make so many placements and no more. */
    BUDGET("budget: the case ends within its placements", null),
    /** The time limit of a program. */
    TIME("time: the program ends within its time limit", null),
    /** A program whose answer is right ends by itself. */
    END(
            "end: the program ends after its answer",
            "What still runs or waits: a thread, a scanner that waits for more input, a loop that has no last round?"),
    /** The output limit of a program. */
    OUTPUT(
            "output: the program prints its answer and ends",
            "Something is printed over and over. Does the search stop, or the reading end, as it should?"),
    /** The run ends by itself: an exception, a signal or an exit code is no answer. */
    NO_ERROR("error: the run ends without an exception", "Look at the line that is named. Which index or cell is it?"),
    /** The events of a strategy. */
    EVENTS(
            "events: what a strategy reports is what it does",
            "Report each placement after making it, and each undo, latest first, when its branch has failed.");

    private final String text;
    private final String hint;

    Demand(Rule rule, String hint) {
        this(rule.toString(), hint);
    }

    Demand(String text, String hint) {
        this.text = text;
        this.hint = hint;
    }

    /** The demand that a rule of the game makes. */
    public static Demand of(Rule rule) {
        return valueOf(rule.name());
    }

    /** What to look at in a solver of such puzzles that does not meet it; empty where only the case can say. */
    public Optional<String> hint(Kind kind) {
        return Optional.ofNullable(hint).map(text -> text + more(kind));
    }

    private String more(Kind kind) {
        return switch (kind) {
            case SUDOKU -> "";
            case SUDOMINO -> this == GIVEN_UP ? " Of a tile also its domino and both its cells." : "";
        };
    }

    /** The way a message cites it, such as {@code rule 3: each 3x3 box holds each digit once}. */
    @Override
    public String toString() {
        return text;
    }
}
