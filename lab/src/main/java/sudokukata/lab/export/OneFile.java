package sudokukata.lab.export;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Puts files into one without a package. Their text stays as it is, but for the package and the imports, {@code public}
 * before all types but the first, and the packages before names.
 */
final class OneFile {
    /** What the project's docs cut pieces out by. */
    private static final String DOCS_MARK = "(?m)^ *// docs:(begin|end) .*\n";

    private final List<SourceFile> files;
    private final Set<String> types = new HashSet<>();

    private OneFile(List<SourceFile> files) {
        this.files = files;
        files.forEach(file -> file.types()
                .forEach(type -> types.add(type.getFullyQualifiedName().orElseThrow())));
    }

    /**
     * The file's text.
     *
     * @param files what goes into it, in this order; each names only types of these and of Java
     * @throws Unexportable if two types have one name, or a name would mean something else without its import
     */
    static String of(List<SourceFile> files) throws Unexportable {
        refuseEqualNames(files);
        return new OneFile(files).text();
    }

    private static void refuseEqualNames(List<SourceFile> files) throws Unexportable {
        Set<String> seen = new HashSet<>();
        for (SourceFile file : files) {
            for (TypeDeclaration<?> type : file.types()) {
                if (!seen.add(type.getNameAsString())) {
                    throw new Unexportable(
                            "two types would have one name in the file; rename your own " + type.getNameAsString());
                }
            }
        }
    }

    private String text() throws Unexportable {
        StringBuilder text = new StringBuilder(imports());
        for (SourceFile file : files) {
            text.append("\n").append(body(file)).append("\n");
        }
        return text.toString().stripLeading();
    }

    /** What is imported from Java, in order. */
    private String imports() {
        Set<String> lines = new TreeSet<>();
        for (SourceFile file : files) {
            file.imports().stream()
                    .filter(line -> files.stream().noneMatch(other -> isFrom(line, other.packageName())))
                    .forEach(line -> lines.add(line.getTokenRange().orElseThrow() + "\n"));
        }
        return String.join("", lines);
    }

    private static boolean isFrom(ImportDeclaration line, String packageName) {
        return (line.getNameAsString() + ".").startsWith(packageName + ".");
    }

    private String body(SourceFile file) throws Unexportable {
        Edits edits = new Edits(file);
        new MemberImports(file, files).qualify(edits);
        file.all(ClassOrInterfaceType.class)
                .filter(type -> types.contains(type.getNameWithScope()))
                .forEach(type -> edits.remove(file.start(type), file.start(type.getName())));
        file.all(FieldAccessExpr.class)
                .filter(access -> types.contains(access.toString()))
                .forEach(access -> edits.remove(file.start(access), file.start(access.getName())));
        file.types().stream()
                .filter(type -> file != files.get(0))
                .flatMap(type -> type.getModifiers().stream())
                .filter(modifier -> modifier.getKeyword() == Modifier.Keyword.PUBLIC)
                .forEach(modifier -> edits.remove(file.start(modifier), file.end(modifier) + 1));
        return edits.textFrom(file.head()).replaceAll(DOCS_MARK, "").strip();
    }
}
