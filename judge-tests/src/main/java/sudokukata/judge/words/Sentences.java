package sudokukata.judge.words;

import java.util.List;
import java.util.Optional;
import sudokukata.judge.paste.Finding;
import sudokukata.puzzle.Clash;
import sudokukata.puzzle.Contradiction;
import sudokukata.puzzle.DeadEnd;
import sudokukata.puzzle.DeadEnd.NoCandidate;
import sudokukata.puzzle.DeadEnd.NoPlace;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;

/**
 * Turns what was found on a grid into English, each cell named as the problem names it.
 *
 * @param kind the kind of puzzle that is spoken of
 */
public record Sentences(Kind kind) {

    /** The words for a puzzle. */
    public static Sentences of(Puzzle puzzle) {
        return new Sentences(puzzle.kind());
    }

    /** What shows in a word or two, such as {@code row 1 has 9 twice}, {@code r1c1 has no candidate}. */
    public String brief(Contradiction found) {
        if (found instanceof Clash clash) {
            return clash.unit() + " has " + clash.digit() + " twice";
        }
        return brief((DeadEnd) found);
    }

    private String brief(DeadEnd found) {
        if (found instanceof NoPlace noPlace) {
            return noPlace.unit() + " has no place for " + noPlace.digit();
        }
        return kind.cellName(((NoCandidate) found).cell()) + " has no candidate";
    }

    /** The same with its place and its reason. */
    public String full(Contradiction found) {
        if (found instanceof Clash clash) {
            return brief(clash) + ", at " + kind.cellName(clash.first()) + " and " + kind.cellName(clash.second())
                    + " (" + clash.unit().rule() + ")";
        }
        return brief(found) + (found instanceof NoCandidate ? ": its peers hold all nine digits" : "");
    }

    /** Why a puzzle has no solution, with a colon before it, if it shows at a glance; else nothing. */
    public static String whyUnsolvable(Puzzle puzzle) {
        Optional<Contradiction> found = Contradiction.in(puzzle);
        return found.map(contradiction -> ": " + of(puzzle).full(contradiction)).orElse("");
    }

    /** What can be said of a puzzle, such as {@code at least two solutions: r2c7 can be 4 or 6}. */
    public String of(Finding finding) {
        List<Grid> solutions = finding.solutions();
        return switch (finding.count()) {
            case ONE -> "one solution";
            case SEVERAL -> {
                int cell = finding.difference();
                yield "at least two solutions: " + kind.cellName(cell) + " can be "
                        + solutions.get(0).digit(cell) + " or "
                        + solutions.get(1).digit(cell);
            }
            case NONE ->
                "no solution" + finding.why().map(why -> ": " + full(why)).orElse(", though nothing clashes");
            case UNKNOWN ->
                "gave up: " + (solutions.isEmpty() ? "no solution found" : "one solution found") + " so far";
        };
    }
}
