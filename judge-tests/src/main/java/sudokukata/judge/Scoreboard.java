package sudokukata.judge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

/** The results of a run as a table: strategy, problem and group, with the verdicts, the placements and the time. */
public final class Scoreboard {
    private final Map<Key, Row> rows = new LinkedHashMap<>();

    /**
     * One line of the table is about one strategy and one group of a problem.
     *
     * @param group the group's name, such as {@code secret/few}
     */
    public record Key(String strategy, Problem problem, String group) {}

    /** What a line of the table adds up. */
    public static final class Row {
        private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        private Work work = Work.NONE;

        private void add(CaseResult result) {
            verdicts.merge(result.verdict(), 1, Integer::sum);
            work = work.plus(result.work());
        }

        /** How many cases had a verdict. */
        public int count(Verdict verdict) {
            return verdicts.getOrDefault(verdict, 0);
        }

        /** What was spent on all cases together. */
        public Work work() {
            return work;
        }

        /** Such as {@code AC 12} or {@code AC 3, OVER 1}. */
        String verdicts() {
            return verdicts.entrySet().stream()
                    .map(entry -> entry.getKey() + " " + entry.getValue())
                    .collect(Collectors.joining(", "));
        }
    }

    /** Adds one result to its line. */
    public void add(CaseResult result) {
        Key key = new Key(
                result.strategy(),
                result.judgeCase().problem(),
                result.judgeCase().group());
        rows.computeIfAbsent(key, k -> new Row()).add(result);
    }

    /** The lines of the table in the order in which they began. */
    public Map<Key, Row> rows() {
        return new LinkedHashMap<>(rows);
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The whole table as text, columns aligned. */
    public String toText() {
        List<String[]> table = new ArrayList<>();
        table.add(new String[] {"strategy", "problem", "group", "verdicts", "placements", "time"});
        rows.forEach((key, row) -> table.add(new String[] {
            key.strategy, key.problem.toString(), key.group, row.verdicts(), placements(row.work), time(row.work)
        }));
        return TextTable.format(table, 4);
    }

    /**
     * One line a strategy, one column a problem: AC, or the first other verdict; {@code -} where the strategy cannot do
     * the problem. Groups beyond the judge stand in columns of their own.
     */
    public String toSummary() {
        Map<String, Map<String, List<Row>>> cells = new LinkedHashMap<>();
        rows.forEach((key, row) -> cells.computeIfAbsent(key.strategy, s -> new LinkedHashMap<>())
                .computeIfAbsent(column(key), c -> new ArrayList<>())
                .add(row));
        List<String> columns = columns();
        List<String[]> table = new ArrayList<>();
        table.add(header(columns));
        cells.forEach((strategy, byColumn) -> table.add(line(strategy, columns, byColumn)));
        return TextTable.format(table, columns.size() + 1);
    }

    private List<String> columns() {
        List<String> columns = new ArrayList<>();
        for (Problem problem : Problems.all()) {
            columns.add(problem.toString());
            String beyond = problem + " beyond";
            if (rows.keySet().stream().anyMatch(key -> column(key).equals(beyond))) {
                columns.add(beyond);
            }
        }
        return columns;
    }

    private static String column(Key key) {
        return key.problem + (key.group.startsWith("beyond/") ? " beyond" : "");
    }

    private static String[] header(List<String> columns) {
        List<String> cells = new ArrayList<>(List.of("strategy"));
        cells.addAll(columns);
        cells.addAll(List.of("cases", "placements", "time"));
        return cells.toArray(String[]::new);
    }

    private static String[] line(String strategy, List<String> columns, Map<String, List<Row>> byColumn) {
        List<String> cells = new ArrayList<>(List.of(strategy));
        columns.forEach(column -> cells.add(verdict(byColumn.getOrDefault(column, List.of()))));
        List<Row> all = byColumn.values().stream().flatMap(List::stream).toList();
        long cases = all.stream()
                .flatMap(row -> row.verdicts.values().stream())
                .mapToInt(Integer::intValue)
                .sum();
        Work work = all.stream().map(Row::work).reduce(Work.NONE, Work::plus);
        cells.add(Long.toString(cases));
        cells.add(placements(work));
        cells.add(time(work));
        return cells.toArray(String[]::new);
    }

    private static String placements(Work work) {
        return String.format(Locale.ROOT, "%,d", work.placements());
    }

    private static String time(Work work) {
        return String.format(Locale.ROOT, "%.2f s", work.nanos() / 1e9);
    }

    private static String verdict(List<Row> rows) {
        if (rows.isEmpty()) {
            return "-";
        }
        return rows.stream()
                .flatMap(row -> row.verdicts.keySet().stream())
                .filter(verdict -> verdict != Verdict.AC)
                .findFirst()
                .orElse(Verdict.AC)
                .toString();
    }
}
