package sudokukata.puzzle;

/** The rules of the game, numbered once. A message that rejects an answer cites one of them by number. */
public enum Rule {
    ROW(1, "each row holds each digit once"),
    COLUMN(2, "each column holds each digit once"),
    BOX(3, "each 3x3 box holds each digit once"),
    CLUE(4, "every clue keeps its place and its digit"),
    TILE(5, "the 36 dominoes are laid, each exactly once"),
    SINGLE(6, "the nine single digits stand in their cells, outside every tile");

    private final int number;
    private final String text;

    Rule(int number, String text) {
        this.number = number;
        this.text = text;
    }

    /** The rule's number, 1..6. */
    public int number() {
        return number;
    }

    /** What the rule demands, as half a sentence. */
    public String text() {
        return text;
    }

    /** The way a message cites the rule, such as {@code rule 3: each 3x3 box holds each digit once}. */
    @Override
    public String toString() {
        return "rule " + number + ": " + text;
    }
}
