package sudokukata.bench;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** The section on what the counting of placements costs when nobody watches. */
final class Counting {
    private final Path source;
    private final Optional<Path> folder;

    /**
     * @param project the project's folder
     * @param folder the folder of the public lists, if there is one
     */
    Counting(Path project, Optional<Path> folder) {
        this.source = project.resolve("strategies/src/main/java/sudokukata/search/Search.java");
        this.folder = folder;
    }

    String toMarkdown() throws RunnerException {
        StringBuilder text = new StringBuilder("""
                ## What counting costs

                The same byte code, with the counting of placements and without it; nobody watches. Five fresh JVMs each.

                | strategy | set | us counted | +- | us uncounted | +- | cost |
                | --- | --- | ---: | ---: | ---: | ---: | ---: |
                """);
        measure().forEach((what, times) -> text.append(row(what.split("/"), times)));
        return text.append('\n').toString();
    }

    /** For each strategy and set the result with the counting, then without it. */
    private Map<String, RunResult[]> measure() throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(CountingBenchmark.class.getSimpleName())
                        .param("source", source.toString())
                        .param("folder", folder.map(Path::toString).orElse(""))
                        .forks(5)
                        .warmupIterations(3)
                        .warmupTime(TimeValue.seconds(1))
                        .measurementIterations(4)
                        .measurementTime(TimeValue.seconds(1))
                        .build())
                .run();
        Map<String, RunResult[]> times = new LinkedHashMap<>();
        for (RunResult result : results) {
            RunResult[] both = times.computeIfAbsent(result.getParams().getParam("what"), what -> new RunResult[2]);
            both[result.getParams().getParam("counted").equals("true") ? 0 : 1] = result;
        }
        return times;
    }

    private static String row(String[] what, RunResult[] times) {
        double counted = times[0].getPrimaryResult().getScore();
        double uncounted = times[1].getPrimaryResult().getScore();
        return String.format(
                Locale.ROOT,
                "| %s | %s | %.3f | %.3f | %.3f | %.3f | %+.1f %% |%n",
                what[0],
                what[1],
                counted,
                times[0].getPrimaryResult().getScoreError(),
                uncounted,
                times[1].getPrimaryResult().getScoreError(),
                (counted / uncounted - 1) * 100);
    }
}
