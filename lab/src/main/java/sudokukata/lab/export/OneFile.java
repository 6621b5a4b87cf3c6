package sudokukata.lab.export;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.Name;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Puts all types into one file without a package: names need no package any more, and {@code Main} alone is public. */
final class OneFile {
    private static final String APART = "\n\n";

    private final Code code;
    private final List<TypeDeclaration<?>> types;

    private OneFile(Code code, List<TypeDeclaration<?>> types) {
        this.code = code;
        this.types = types;
    }

    /**
     * The file's text.
     *
     * @param types the types in their order, {@code Main} first
     * @throws Unexportable if two of them have one name
     */
    static String of(Code code, List<TypeDeclaration<?>> types) throws Unexportable {
        return new OneFile(code, types).text();
    }

    private String text() throws Unexportable {
        refuseEqualNames();
        Edits edits = new Edits();
        code.all(ClassOrInterfaceType.class).forEach(type -> shorten(type, edits));
        code.all(FieldAccessExpr.class).forEach(access -> shorten(access, edits));
        code.all(NameExpr.class).forEach(name -> qualify(name, edits));
        code.all(MethodCallExpr.class).filter(call -> call.getScope().isEmpty()).forEach(call -> qualify(call, edits));
        types.stream().skip(1).forEach(type -> hide(type, edits));
        Comments comments = new Comments(names());
        code.files().forEach(file -> comments.simplify(file, edits));
        Set<SourceText> files = new LinkedHashSet<>();
        types.forEach(type -> files.add(code.file(type)));
        files.forEach(file -> edits.replace(file, 0, head(file), ""));
        Map<String, String> texts = edits.applyTo(code);
        return imports()
                + files.stream().map(file -> texts.get(file.file()).strip()).collect(Collectors.joining(APART))
                + "\n";
    }

    /** Where the first type begins, with its comment. */
    private static int head(SourceText file) {
        TypeDeclaration<?> first = file.tree().getType(0);
        return first.getComment().map(file::start).orElse(file.start(first));
    }

    private void refuseEqualNames() throws Unexportable {
        Set<String> seen = new HashSet<>();
        for (TypeDeclaration<?> type : types) {
            if (!seen.add(type.getNameAsString())) {
                throw new Unexportable(
                        "two types would have one name in the file; rename your own " + type.getNameAsString());
            }
        }
    }

    private void shorten(ClassOrInterfaceType type, Edits edits) {
        SourceText file = code.file(type);
        if (type.getScope().isPresent() && isTopLevel(type)) {
            edits.replace(file, file.start(type), file.start(type.getName()), "");
        }
    }

    private void shorten(FieldAccessExpr access, Edits edits) {
        SourceText file = code.file(access);
        if (isTopLevel(access)) {
            edits.replace(file, file.start(access), file.start(access.getName()), "");
        }
    }

    private boolean isTopLevel(Node use) {
        return code.meaning(use)
                .filter(TypeDeclaration.class::isInstance)
                .filter(type -> ((TypeDeclaration<?>) type).isTopLevelType())
                .isPresent();
    }

    /** Puts the type's name before a member that was imported by itself. */
    private void qualify(Expression use, Edits edits) {
        SourceText file = code.file(use);
        String name = use instanceof MethodCallExpr call ? call.getNameAsString() : use.toString();
        boolean imported = file.tree().getImports().stream()
                .anyMatch(line -> line.isStatic()
                        && isOwn(line)
                        && (line.isAsterisk() || line.getName().getIdentifier().equals(name)));
        Optional<Node> member = code.meaning(use).filter(Code::isMember);
        boolean label = use.getParentNode().orElse(null) instanceof SwitchEntry
                && member.orElse(null) instanceof EnumConstantDeclaration;
        if (imported && member.isPresent() && !label) {
            TypeDeclaration<?> type = Code.enclosing(member.get()).orElseThrow();
            if (type.findRootNode() != file.tree()) {
                edits.replace(file, file.start(use), file.start(use), type.getNameAsString() + ".");
            }
        }
    }

    private void hide(TypeDeclaration<?> type, Edits edits) {
        SourceText file = code.file(type);
        for (Modifier modifier : type.getModifiers()) {
            if (modifier.getKeyword() == Modifier.Keyword.PUBLIC) {
                edits.replace(file, file.start(modifier), file.end(modifier) + 1, "");
            }
        }
    }

    private static boolean isOwn(ImportDeclaration line) {
        return !line.getNameAsString().startsWith("java");
    }

    /** Java's own types that the code names, sorted, static ones first as the project has them. */
    private String imports() {
        Set<String> used = new HashSet<>();
        Set<String> lines = new TreeSet<>();
        Set<String> statics = new TreeSet<>();
        for (TypeDeclaration<?> type : types) {
            type.findAll(SimpleName.class).forEach(name -> used.add(name.getIdentifier()));
            type.findAll(Name.class).forEach(name -> used.add(name.getIdentifier()));
        }
        for (TypeDeclaration<?> type : types) {
            for (ImportDeclaration line : code.file(type).tree().getImports()) {
                if (!isOwn(line)
                        && (line.isAsterisk() || used.contains(line.getName().getIdentifier()))) {
                    (line.isStatic() ? statics : lines).add(line.toString().strip());
                }
            }
        }
        return block(statics) + block(lines);
    }

    private static String block(Set<String> lines) {
        return lines.isEmpty() ? "" : String.join("\n", lines) + APART;
    }

    private Set<String> names() {
        Set<String> names = new HashSet<>();
        code.all(SimpleName.class).forEach(name -> names.add(name.getIdentifier()));
        return names;
    }
}
