package sudokukata.search;

import sudokukata.handin.Main;
import sudokukata.puzzle.Grid;

// docs:begin search
/** Where a strategy hands its solution over. Nobody counts and nobody watches here. */
public final class Search {
    public boolean found(int[] digits) { return Main.found(Grid.of(digits)); }
    public boolean found(byte[] digits) { return Main.found(Grid.of(digits)); }
    public boolean found(int[] digits, int[] partner) { return found(digits); }
    public void place(int cell, int digit) {}
    public void place(int cell, int digit, int other, int otherDigit) {}
    public void undo(int cell) {}
    public void undo(int cell, int other) {}
    public void branch() {}
    public void unbranch() {}
    public void deduce(int cell, int digit) {}
    public boolean observed() { return false; }
}
// docs:end search
