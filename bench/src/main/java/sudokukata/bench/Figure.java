package sudokukata.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.RunResult;
import sudokukata.puzzle.Puzzle;

/**
 * One measured figure.
 *
 * @param set the puzzles
 * @param contestant who solved them
 * @param limit how many solutions were wanted
 * @param micros the mean time of a puzzle
 * @param error half the width of its confidence interval
 * @param placements the mean work of a puzzle, or -1 for an opponent, who counts differently
 */
record Figure(String set, String contestant, int limit, double micros, double error, double placements) {

    static Figure of(RunResult result, Optional<Path> folder) {
        String set = result.getParams().getParam("set");
        String contestant = result.getParams().getParam("contestant");
        int limit = Integer.parseInt(result.getParams().getParam("limit"));
        return new Figure(
                set,
                contestant,
                limit,
                result.getPrimaryResult().getScore(),
                result.getPrimaryResult().getScoreError(),
                placements(set, contestant, limit, folder));
    }

    /** The work does not depend on the machine, so a part of the set tells it exactly for that part. */
    private static double placements(String set, String contestant, int limit, Optional<Path> folder) {
        if (!(Contestant.named(contestant) instanceof Shelved shelved)) {
            return -1;
        }
        List<Puzzle> puzzles = Sets.load(set, folder);
        List<Puzzle> part = puzzles.subList(0, Math.min(200, puzzles.size()));
        return part.stream()
                .mapToLong(puzzle -> shelved.run(puzzle, limit).placements())
                .average()
                .orElse(0);
    }

    double perSecond() {
        return 1e6 / micros;
    }
}
