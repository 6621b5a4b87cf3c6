package sudokukata.judge.format;

import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Grid;

/**
 * What a solver's output holds.
 *
 * @param grids the grids that could be read, in order; 0 stands where a cell was left blank
 * @param fault what ended the reading early; empty if the whole text was read
 */
public record Output(List<Grid> grids, Optional<FormatError> fault) {

    public Output {
        grids = List.copyOf(grids);
    }
}
