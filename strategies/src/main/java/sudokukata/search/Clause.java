package sudokukata.search;

/**
 * The clauses of the contract between a strategy and whoever runs it, numbered once. The judge's messages, the names of
 * the suite's tests and the rules of the architecture cite them by number.
 */
public enum Clause {
    C1("it solves each kind of puzzle that it promises, and refuses the others"),
    C2("it finds every solution, each grid of a sudoku once, and nothing else"),
    C3("it stops as soon as found answers true"),
    C4("it reports each placement when it is made, and takes the latest one back first"),
    C5("it finds the solutions in order if it promises to"),
    C6("it returns when everything is tried; it throws nothing, for no solution is no error"),
    C7("it reports every decision, and lets the end of the budget pass"),
    C8("it keeps nothing from one run to the next, and serves many threads at once"),
    C9("it searches and does nothing else: it prints nothing, reads no clock, draws no random number");

    private final String text;

    Clause(String text) {
        this.text = text;
    }

    /** What the clause says of a strategy, as half a sentence. */
    public String text() {
        return text;
    }
}
