package sudokukata.judge.levels;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.puzzle.Kind;
import sudokukata.search.SolverStrategy;

/** The levels in order, read from {@code judge-tests/levels/levels.yaml}. */
public final class Levels {
    private final List<Level> levels;
    private final StrategyJudge judge;

    private Levels(List<Level> levels, StrategyJudge judge) {
        this.levels = levels;
        this.judge = judge;
    }

    /** The levels of a library, judged by a judge. */
    public static Levels of(CaseLibrary library, StrategyJudge judge) {
        Path file = library.root().resolve("levels/levels.yaml");
        List<Level> levels = new ArrayList<>();
        Deduplicator asked = new Deduplicator();
        for (Object entry : library.yamlList(file)) {
            levels.add(read((Map<?, ?>) entry, library, asked));
        }
        return new Levels(List.copyOf(levels), judge);
    }

    private static Level read(Map<?, ?> keys, CaseLibrary library, Deduplicator asked) {
        String id = keys.get("id").toString();
        Problem problem = Problems.find(keys.get("problem").toString()).orElseThrow();
        Map<?, ?> hints = (Map<?, ?>) keys.get("hints");
        List<JudgeCase> cases = new ArrayList<>(library.level(problem, id));
        for (Object group : list(keys, "groups")) {
            cases.addAll(group(group.toString(), library));
        }
        return new Level(
                id,
                keys.get("title").toString(),
                problem,
                keys.get("praise").toString(),
                new Level.Hints(
                        hints.get("question").toString(),
                        hints.get("idea").toString(),
                        hints.get("file").toString(),
                        hints.get("code").toString()),
                asked.notYet(cases),
                list(keys, "checks").stream()
                        .map(name -> LevelCheck.valueOf(name.toString()))
                        .toList());
    }

    private static List<?> list(Map<?, ?> keys, String key) {
        return keys.get(key) instanceof List<?> list ? list : List.of();
    }

    /** The cases of a group such as {@code 2580 secret/few}; {@code 2580} alone is all that is judged. */
    private static List<JudgeCase> group(String name, CaseLibrary library) {
        String[] words = name.split(" ");
        Problem problem = Problems.find(words[0]).orElseThrow();
        List<JudgeCase> cases = library.judged(problem).stream()
                .filter(judgeCase -> words.length == 1 || judgeCase.group().equals(words[1]))
                .toList();
        if (cases.isEmpty()) {
            throw new IllegalStateException("levels.yaml names a group without cases: " + name);
        }
        return cases;
    }

    public List<Level> all() {
        return levels;
    }

    /** Tries the levels from the first on, up to the lowest one that is open. */
    public Progress progress(SolverStrategy strategy) {
        return progress(strategy, 0);
    }

    /** As {@link #progress(SolverStrategy)}, where the first levels are known to be passed. */
    public Progress progress(SolverStrategy strategy, int known) {
        List<Level> passed = new ArrayList<>(levels.subList(0, known));
        for (Level level : levels.subList(known, levels.size())) {
            if (!StrategyJudge.isStarted(strategy, level.problem().kind())) {
                return new Progress(strategy.id(), levels.size(), passed, Optional.of(level), Optional.empty());
            }
            Optional<String> failure = level.firstFailure(strategy, judge);
            if (failure.isPresent()) {
                return new Progress(strategy.id(), levels.size(), passed, Optional.of(level), failure);
            }
            passed.add(level);
        }
        return new Progress(strategy.id(), levels.size(), passed, Optional.empty(), Optional.empty());
    }

    /** The levels that are about a kind of puzzle. */
    public Stream<Level> about(Kind kind) {
        return levels.stream().filter(level -> level.problem().kind() == kind);
    }
}
