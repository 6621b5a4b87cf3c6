package sudokukata.puzzle;

/** What a strategy is handed. */
public interface Puzzle {
    Grid clues();
    default java.util.Optional<Clash> clash() { return Clash.in(clues()); }
}
