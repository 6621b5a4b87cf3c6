package sudokukata.lab.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import sudokukata.judge.cases.CaseLibrary;
import sudokukata.judge.cases.JudgeCase;
import sudokukata.judge.cases.NamedGrid;
import sudokukata.judge.format.Problem;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Capability;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/**
 * Makes the blocks of the docs: {@code code FILE REGION}, {@code placements STRATEGY}, {@code kata ARGUMENTS}.
 *
 * @param library the judge's data, and with it the project's folder
 * @param kata runs a command line and gives what it prints
 */
record Sources(CaseLibrary library, Function<String, String> kata) implements Page.Maker {
    private static final long BUDGET = 70_000_000;

    @Override
    public List<String> make(String source) {
        String[] words = source.split(" ");
        return switch (words[0]) {
            case "code" -> fence("java", region(library.root().resolveSibling(words[1]), words[2]));
            case "placements" -> placements(Strategies.named(words[1]));
            case "kata" ->
                source.startsWith("kata export ")
                        ? fence("java", transcript("// ./", source))
                        : fence("text", transcript("$ ./", source));
            default -> throw new IllegalStateException("no block can be made from: " + source);
        };
    }

    private static List<String> fence(String language, List<String> lines) {
        List<String> fenced = new ArrayList<>(List.of("```" + language));
        fenced.addAll(lines);
        fenced.add("```");
        return fenced;
    }

    private List<String> transcript(String prompt, String source) {
        List<String> lines = new ArrayList<>(List.of(prompt + source));
        kata.apply(source.substring("kata ".length())).lines().forEach(lines::add);
        return lines;
    }

    /** The lines between {@code docs:begin REGION} and {@code docs:end REGION}, moved to the left margin. */
    private static List<String> region(Path file, String region) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int begin = indexOf(lines, "// docs:begin " + region, file);
        int end = indexOf(lines, "// docs:end " + region, file);
        int margin = lines.get(begin).indexOf("//");
        return lines.subList(begin + 1, end).stream()
                .map(line -> line.substring(Math.min(margin, line.length())))
                .toList();
    }

    private static int indexOf(List<String> lines, String mark, Path file) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).strip().equals(mark)) {
                return i;
            }
        }
        throw new IllegalStateException(file + " has no line " + mark);
    }

    private List<String> placements(SolverStrategy strategy) {
        List<String> table = new ArrayList<>(List.of("| grid | placements to the first solution |", "| --- | ---: |"));
        if (strategy.capabilities().contains(Capability.SUDOKU)) {
            Stream.of(NamedGrid.values()).forEach(grid -> table.add(row(strategy, grid.title(), grid.puzzle())));
        }
        if (strategy.capabilities().contains(Capability.SUDOMINO)) {
            JudgeCase sample = library.judged(Problem.SUDOMINO_4574).get(0);
            var entries = Problem.SUDOMINO_4574.format().read(sample.input()).entries();
            for (int k = 0; k < entries.size(); k++) {
                table.add(row(
                        strategy,
                        "4574 sample, puzzle " + (k + 1),
                        entries.get(k).puzzle()));
            }
        }
        return table;
    }

    private static String row(SolverStrategy strategy, String title, Puzzle puzzle) {
        Outcome outcome = Search.run(strategy, puzzle, Limits.firstWithin(BUDGET));
        String count = String.format(Locale.ROOT, "%,d", outcome.placements());
        boolean spent = outcome.end() == Outcome.End.OUT_OF_BUDGET;
        return "| " + title + " | " + (spent ? "none in " + count : count) + " |";
    }
}
