package sudokukata.lab.export;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.SimpleName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One source file, and its syntax tree. Indexes count characters of the text from 0; an end is behind the last one. */
final class SourceFile {
    private final String path;
    private final String text;
    private final CompilationUnit tree;
    private final List<Integer> lineStarts = new ArrayList<>(List.of(0));
    private final Set<String> names = new HashSet<>();

    private SourceFile(String path, String text, CompilationUnit tree) {
        this.path = path;
        this.text = text;
        this.tree = tree;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
            lineStarts.add(end + 1);
        }
        all(SimpleName.class).forEach(name -> names.add(name.getIdentifier()));
    }

    /**
     * Parses a text.
     *
     * @param path its path below the source folder
     * @throws Unexportable if it does not parse; the message says what the parser expects
     */
    static SourceFile parse(String path, String text) throws Unexportable {
        ParserConfiguration configuration = new ParserConfiguration().setLanguageLevel(LanguageLevel.JAVA_17);
        ParseResult<CompilationUnit> result = new JavaParser(configuration).parse(text);
        if (!result.isSuccessful()) {
            throw new Unexportable(path + ": " + result.getProblems().get(0).getVerboseMessage());
        }
        return new SourceFile(path, text, result.getResult().orElseThrow());
    }

    String text() {
        return text;
    }

    List<ImportDeclaration> imports() {
        return tree.getImports();
    }

    List<TypeDeclaration<?>> types() {
        return tree.getTypes();
    }

    String packageName() {
        return tree.getPackageDeclaration().orElseThrow().getNameAsString();
    }

    /** All nodes of a kind inside the types. */
    <T extends Node> Stream<T> all(Class<T> kind) {
        return types().stream().flatMap(type -> type.findAll(kind).stream());
    }

    /** Tells whether a type of another file is named here. */
    boolean needs(SourceFile other) {
        return other.types().stream().anyMatch(type -> names(type, other.packageName()));
    }

    private boolean names(TypeDeclaration<?> type, String home) {
        String name = type.getNameAsString();
        boolean inFull = Pattern.compile("\\b" + Pattern.quote(home + "." + name) + "\\b")
                .matcher(text)
                .find();
        return inFull || names.contains(name) && sees(name, home);
    }

    /** Tells whether a bare name may mean a type of a package: it does not if an import says what it means. */
    private boolean sees(String name, String home) {
        boolean near = home.equals(packageName())
                || imports().stream()
                        .anyMatch(line ->
                                line.isAsterisk() && line.getNameAsString().equals(home));
        return near
                && imports().stream()
                        .noneMatch(line -> !line.isAsterisk()
                                && !line.isStatic()
                                && line.getName().getIdentifier().equals(name));
    }

    int start(Node node) {
        return index(node.getRange().orElseThrow().begin);
    }

    int end(Node node) {
        return index(node.getRange().orElseThrow().end) + 1;
    }

    private int index(Position position) {
        return lineStarts.get(position.line - 1) + position.column - 1;
    }

    /** Where the types begin, with the comments before them: behind the package and the imports. */
    int head() {
        List<? extends Node> lines =
                imports().isEmpty() ? List.of(tree.getPackageDeclaration().orElseThrow()) : imports();
        return end(lines.get(lines.size() - 1));
    }

    /** A node's file and line, as a message says it. */
    String place(Node node) {
        return path.substring(path.lastIndexOf('/') + 1) + ", line "
                + node.getRange().orElseThrow().begin.line;
    }
}
