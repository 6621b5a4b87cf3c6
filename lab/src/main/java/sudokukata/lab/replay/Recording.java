package sudokukata.lab.replay;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Outcome;

/**
 * One recorded run: what pages, figures and logs are made of. Candidates, clashes and dead ends are not in it: they
 * follow from the clues and the events.
 *
 * @param puzzle what was searched
 * @param strategy who searched
 * @param stretches the events that were kept, in order; between two stretches some are left out
 * @param counts all events of the run, kept or not
 * @param deepest how many decisions stood at the most
 * @param visits for each cell 0..80 how often a digit was written into it
 * @param ending how it ended
 * @param outcome what the search came to; empty if the run was stopped, threw, or was abandoned
 */
public record Recording(
        Puzzle puzzle,
        String strategy,
        List<Segment> stretches,
        Counts counts,
        int deepest,
        List<Long> visits,
        Ending ending,
        Optional<Outcome> outcome) {

    public Recording {
        stretches = List.copyOf(stretches);
        visits = List.copyOf(visits);
    }

    /** A puzzle before any search. */
    public static Recording ofNothing(Puzzle puzzle) {
        Ending ending = new Ending(Ending.How.ABANDONED, "nothing was searched", Optional.empty());
        Counts none = new Counts(0, 0, 0, 0, 0, 0);
        return new Recording(puzzle, "", List.of(), none, 0, Collections.nCopies(81, 0L), ending, Optional.empty());
    }

    /** How many events were kept. */
    public long kept() {
        return stretches.stream().mapToLong(stretch -> stretch.events().size()).sum();
    }

    /** How many events were left out. */
    public long leftOut() {
        return counts.events() - kept();
    }

    /** The same recording with another ending. */
    Recording withEnding(Ending other) {
        return new Recording(puzzle, strategy, stretches, counts, deepest, visits, other, outcome);
    }
}
