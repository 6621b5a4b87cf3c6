package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a file imports out of types that will stand beside it: static members, and types inside types. Nothing can be
 * imported out of a type in no package, so each use gets the name of that type before it.
 */
final class MemberImports {
    /** A variable, a method and a type may share a name. */
    private enum Kind {
        VARIABLE,
        METHOD,
        TYPE
    }

    private record Named(Kind kind, String name) {
        static Named of(Kind kind, NodeWithSimpleName<?> node) {
            return new Named(kind, node.getNameAsString());
        }
    }

    private final SourceFile file;
    private final Map<Named, Node> imported = new HashMap<>();

    /**
     * @param all the files whose types will stand in one
     */
    MemberImports(SourceFile file, List<SourceFile> all) {
        this.file = file;
        all.stream()
                .flatMap(other -> other.all(Node.class))
                .filter(MemberImports::isStaticMember)
                .filter(this::isImported)
                .forEach(member -> imported.put(declared(member).orElseThrow(), member));
    }

    /**
     * Puts the name of its type before each use.
     *
     * @throws Unexportable if the file declares a thing of that name too, for then a use may mean that
     */
    void qualify(Edits edits) throws Unexportable {
        for (Node node : file.all(Node.class).toList()) {
            Optional<Named> own = declared(node);
            Node member = own.map(imported::get).orElse(node);
            if (holder(member) != holder(node)) {
                throw new Unexportable(
                        file.place(node) + ": " + own.orElseThrow().name() + " is also imported from "
                                + nameOf(holder(member)) + "; rename one of the two");
            }
            used(node)
                    .map(imported::get)
                    .filter(meant -> meant != null && !isLabel(node, meant))
                    .forEach(meant -> edits.insertBefore(node, nameOf(holder(meant)) + "."));
        }
    }

    /** Static variables and methods, enum constants, and types inside types. */
    private static boolean isStaticMember(Node node) {
        boolean member = node instanceof EnumConstantDeclaration
                || node instanceof TypeDeclaration<?>
                || node instanceof MethodDeclaration method && method.isStatic()
                || node.getParentNode().orElse(null) instanceof FieldDeclaration field && field.isStatic();
        return member && declared(node).isPresent() && holder(node) != null;
    }

    private boolean isImported(Node member) {
        String type = holder(member).getFullyQualifiedName().orElse("");
        Named named = declared(member).orElseThrow();
        return file.imports().stream()
                .filter(line -> line.isStatic() || named.kind() == Kind.TYPE)
                .anyMatch(line -> line.getNameAsString().equals(line.isAsterisk() ? type : type + "." + named.name()));
    }

    /** The type whose member a node is; null if it is none. */
    private static TypeDeclaration<?> holder(Node node) {
        Node parent = node.getParentNode().orElse(null);
        if (parent instanceof FieldDeclaration) {
            parent = parent.getParentNode().orElse(null);
        }
        return parent instanceof TypeDeclaration<?> type ? type : null;
    }

    /** The name of a type without its package. */
    private static String nameOf(TypeDeclaration<?> type) {
        return holder(type) == null ? type.getNameAsString() : nameOf(holder(type)) + "." + type.getNameAsString();
    }

    private static Optional<Named> declared(Node node) {
        if (node instanceof TypeDeclaration<?> type) {
            return Optional.of(Named.of(Kind.TYPE, type));
        } else if (node instanceof MethodDeclaration method) {
            return Optional.of(Named.of(Kind.METHOD, method));
        }
        boolean variable = node instanceof VariableDeclarator
                || node instanceof Parameter
                || node instanceof TypePatternExpr
                || node instanceof EnumConstantDeclaration;
        return variable ? Optional.of(Named.of(Kind.VARIABLE, (NodeWithSimpleName<?>) node)) : Optional.empty();
    }

    /** What a bare name may mean. */
    private static Stream<Named> used(Node node) {
        if (node instanceof MethodCallExpr call && call.getScope().isEmpty()) {
            return Stream.of(Named.of(Kind.METHOD, call));
        } else if (node instanceof ClassOrInterfaceType type && type.getScope().isEmpty()) {
            return Stream.of(Named.of(Kind.TYPE, type));
        } else if (node instanceof NameExpr name) {
            return Stream.of(Named.of(Kind.VARIABLE, name), Named.of(Kind.TYPE, name));
        }
        return Stream.empty();
    }

    /** Tells whether a node is an enum constant after {@code case}, which needs no import and takes no type. */
    private static boolean isLabel(Node node, Node meant) {
        return meant instanceof EnumConstantDeclaration && node.getParentNode().orElse(null) instanceof SwitchEntry;
    }
}
