package sudokukata.lab.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import sudokukata.judge.check.Fault;
import sudokukata.judge.check.MarkedGrid;
import sudokukata.lab.replay.Ending.How;
import sudokukata.puzzle.Cells;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Kind;
import sudokukata.puzzle.Puzzle;
import sudokukata.puzzle.Solution;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Outcome;

/** A recording as the page's script reads it: names and lists. */
final class PageData {

    private PageData() {}

    static Map<String, Object> of(Recording recording) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("strategy", recording.strategy());
        putPuzzle(data, recording.puzzle());
        data.put("how", recording.ending().how().toString());
        data.put("meaning", recording.ending().meaning());
        recording
                .ending()
                .fault()
                .ifPresent(fault ->
                        data.put("fault", fault(fault, recording.puzzle().kind())));
        data.put("counts", counts(recording.counts()));
        data.put("deepest", recording.deepest());
        data.put("note", LeftOut.text(recording));
        recording
                .outcome()
                .flatMap(Outcome::first)
                .flatMap(Solution::tiling)
                .ifPresent(tiling ->
                        data.put("tiling", pairs(tiling, recording.puzzle().clues())));
        data.put("stretches", stretches(recording));
        return data;
    }

    private static void putPuzzle(Map<String, Object> data, Puzzle puzzle) {
        data.put("clues", puzzle.clues().toString());
        data.putAll(puzzle.<Map<String, Object>>match(sudoku -> Map.of(), PageData::tiles));
    }

    private static Map<String, Object> tiles(Sudomino sudomino) {
        List<List<Integer>> pairs = sudomino.tiles().stream()
                .map(tile -> List.of(tile.cell(), tile.other()))
                .toList();
        return Map.of("singles", sudomino.singles(), "tiles", pairs);
    }

    /** The tiles of the first solution that were not given. */
    private static List<List<Integer>> pairs(Tiling tiling, Grid clues) {
        return IntStream.range(0, Cells.COUNT)
                .filter(cell -> tiling.partner(cell) > cell && clues.isBlank(cell))
                .mapToObj(cell -> List.of(cell, tiling.partner(cell)))
                .toList();
    }

    private static Map<String, Object> fault(Fault fault, Kind kind) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("demand", fault.demand().toString());
        data.put("reason", fault.reason());
        data.put("hint", fault.demand().hint(kind).orElse(""));
        data.put("cells", fault.grid().map(MarkedGrid::broken).orElse(Set.of()));
        return data;
    }

    private static List<Long> counts(Counts counts) {
        return List.of(
                counts.placements(),
                counts.undos(),
                counts.branches(),
                counts.unbranches(),
                counts.deductions(),
                counts.found());
    }

    private static List<Map<String, Object>> stretches(Recording recording) {
        List<Map<String, Object>> list = new ArrayList<>();
        for (Segment stretch : recording.stretches()) {
            boolean last = list.size() == recording.stretches().size() - 1;
            boolean lastIsWrong = last && recording.ending().how() == How.FAULT;
            Map<String, Object> data = new LinkedHashMap<>();
            data.put("start", stretch.start());
            data.put("before", counts(stretch.before()));
            data.put("standing", Packed.of(stretch.standing(), false));
            data.put("visits", stretch.visits());
            data.put("events", Packed.of(stretch.events(), lastIsWrong));
            list.add(data);
        }
        return list;
    }
}
