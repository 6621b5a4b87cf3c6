package sudokukata.lab.export;

import com.github.javaparser.ast.expr.FieldAccessExpr;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudokukata.judge.problem.Problem;
import sudokukata.search.SolverStrategy;

/**
 * A strategy as one file that a judge takes: class {@code Main} in no package, from standard input to standard output.
 *
 * @param text the file
 * @param warnings what a person should look at before handing it in, a line each
 */
public record Export(String text, List<String> warnings) {
    /**
     * Makes the file.
     *
     * @param strategy one that can do the problem
     * @param project the project's folder
     * @throws Unexportable if the source is not there, does not compile, or needs what an export cannot hold
     */
    public static Export of(SolverStrategy strategy, Problem problem, Path project) throws IOException, Unexportable {
        StrategySources folder = new StrategySources(project.resolve("strategies/src/main/java"));
        Map<String, String> own = folder.of(strategy);
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put(Stubs.MAIN, Stubs.main(strategy, problem));
        sources.putAll(own);
        sources.putAll(Stubs.types(String.join("\n", own.values())));
        sources.putAll(folder.ofProject());
        Compilation.check(sources);
        List<SourceFile> files = needed(sources);
        String text = OneFile.of(files);
        try {
            Compilation.check(Map.of("Main.java", text));
        } catch (Unexportable e) {
            throw new Unexportable("as one file it does not compile: " + e.getMessage());
        }
        return new Export(text, printing(files));
    }

    /** The first file, and those that it needs, and those that they need, in order. */
    private static List<SourceFile> needed(Map<String, String> sources) throws Unexportable {
        List<SourceFile> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            files.add(SourceFile.parse(source.getKey(), source.getValue()));
        }
        List<SourceFile> needed = new ArrayList<>(files.subList(0, 1));
        for (int i = 0; i < needed.size(); i++) {
            SourceFile file = needed.get(i);
            files.stream()
                    .filter(other -> !needed.contains(other) && file.needs(other))
                    .forEach(needed::add);
        }
        files.retainAll(needed);
        return files;
    }

    /** Where the strategy itself prints: that would stand in the answer. */
    private static List<String> printing(List<SourceFile> files) {
        return files.stream()
                .skip(1)
                .flatMap(file -> file.all(FieldAccessExpr.class)
                        .filter(access -> access.toString().equals("System.out"))
                        .map(access ->
                                file.place(access) + ": prints on standard output, which would spoil the answer"))
                .toList();
    }
}
