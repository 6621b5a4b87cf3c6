package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sudokukata.judge.format.Problem;
import sudokukata.search.Capability;
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
        boolean ordered = strategy.capabilities().contains(Capability.FIRST_IN_ORDER);
        StrategySources folder = new StrategySources(project.resolve("strategies/src/main/java"));
        Map<String, String> sources = new TreeMap<>(folder.of(strategy));
        sources.putAll(Standins.types());
        sources.putAll(Standins.main(problem, strategy.getClass().getName(), ordered));
        Code code = Code.read(sources);
        List<String> warnings = new ArrayList<>(printing(code));
        code = Reduction.of(code, warnings);
        return new Export(Layout.of(OneFile.of(code, inOrder(code, strategy))), warnings);
    }

    /** Main, then the strategy with what it needs in its package, then the puzzles. */
    private static List<TypeDeclaration<?>> inOrder(Code code, SolverStrategy strategy) {
        String own = strategy.getClass().getPackageName().replace('.', '/');
        List<TypeDeclaration<?>> types = new ArrayList<>(reach(code).types());
        types.sort(Comparator.comparingInt(type -> {
            String file = code.file(type).file();
            return file.startsWith(Standins.MAIN_FOLDER) ? 0 : file.startsWith(own) ? 1 : 2;
        }));
        return types;
    }

    /** What main needs. */
    static Reach reach(Code code) {
        Node main = code.all(MethodDeclaration.class)
                .filter(method -> method.getNameAsString().equals("main")
                        && code.file(method).file().startsWith(Standins.MAIN_FOLDER))
                .findFirst()
                .orElseThrow();
        return Reach.from(code, main);
    }

    /** Where the strategy itself prints: that would stand in the answer. */
    private static List<String> printing(Code code) {
        Reach reach = reach(code);
        return code.all(FieldAccessExpr.class)
                .filter(access -> access.toString().equals("System.out"))
                .filter(access -> !code.file(access).file().startsWith(Standins.MAIN_FOLDER))
                .filter(access -> reach.has(Code.around(access)))
                .map(access -> Bindings.simple(code.file(access).file()) + ", line "
                        + code.file(access).lineOf(access)
                        + ": prints on standard output, which would spoil the answer")
                .toList();
    }
}
