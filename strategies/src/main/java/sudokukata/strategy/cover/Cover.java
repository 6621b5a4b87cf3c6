package sudokukata.strategy.cover;

/** A puzzle written as an exact cover: its links, and what an option means on the board. */
interface Cover {

    Links links();

    /** Puts on the board what the option of a node says. */
    void take(int node);

    /** Takes back the option taken latest. */
    void takeBack(int node);

    /** Hands the board over, every item being covered; true means stop. */
    boolean found();
}
