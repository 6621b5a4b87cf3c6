package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All sources at one moment: their texts, their syntax, and what each name in them means. */
final class Code {
    private final Map<String, SourceText> files = new LinkedHashMap<>();
    private final Map<Node, SourceText> roots = new IdentityHashMap<>();
    private final Bindings bindings;
    private final Map<Declared, Node> nodes = new HashMap<>();
    private final Map<Node, Declared> keys = new IdentityHashMap<>();
    private final Map<Node, List<Node>> usesOf = new IdentityHashMap<>();

    private Code(Bindings bindings) {
        this.bindings = bindings;
    }

    /**
     * Reads sources.
     *
     * @param sources file names and texts
     * @throws Unexportable if one does not compile
     */
    static Code read(Map<String, String> sources) throws Unexportable {
        return read(sources, Map.of());
    }

    /** Reads the sources after a change; files without a type are dropped. */
    Code after(Edits edits) throws Unexportable {
        Map<String, String> changed = edits.applyTo(this);
        files.values().stream()
                .filter(file -> file.tree().getTypes().isEmpty())
                .forEach(file -> changed.remove(file.file()));
        return read(changed, files);
    }

    private static Code read(Map<String, String> sources, Map<String, SourceText> known) throws Unexportable {
        Code code = new Code(Bindings.of(sources));
        for (Map.Entry<String, String> source : sources.entrySet()) {
            SourceText old = known.get(source.getKey());
            boolean same = old != null && old.text().equals(source.getValue());
            SourceText file = same ? old : SourceText.parse(source.getKey(), source.getValue());
            code.files.put(source.getKey(), file);
            code.roots.put(file.tree(), file);
        }
        code.files.values().forEach(code::index);
        code.files.values().forEach(code::indexUses);
        return code;
    }

    Collection<SourceText> files() {
        return files.values();
    }

    SourceText file(Node node) {
        return roots.get(node.findRootNode());
    }

    /** All nodes of a kind, in all files. */
    <T extends Node> Stream<T> all(Class<T> kind) {
        return files.values().stream()
                .flatMap(file -> file.nodes().stream())
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /** What the name in a node refers to; empty if that stands outside the sources. */
    Optional<Node> meaning(Node use) {
        return meanings(file(use), use).stream().findFirst();
    }

    private List<Node> meanings(SourceText file, Node use) {
        int at = nameStart(file, use);
        return at < 0 ? List.of() : meaningsAt(file.file(), at);
    }

    private List<Node> meaningsAt(String file, int index) {
        List<Node> found = new ArrayList<>();
        for (Declared declared : bindings.at(file, index)) {
            Optional.ofNullable(nodes.get(declared)).ifPresent(found::add);
        }
        return found;
    }

    /** All that the names inside a node refer to. */
    Stream<Node> meaningsIn(SourceText file, int from, int to) {
        return new TreeMap<>(bindings.uses().getOrDefault(file.file(), Map.of()))
                .subMap(from, to).keySet().stream().flatMap(index -> meaningsAt(file.file(), index).stream());
    }

    /** The nodes whose name refers to a declaration. */
    List<Node> usesOf(Node declaration) {
        return usesOf.getOrDefault(declaration, List.of());
    }

    /** The methods that override a method. */
    List<Node> overriders(Node method) {
        Set<Declared> found = bindings.overriders().getOrDefault(keys.get(method), Set.of());
        return found.stream().map(nodes::get).filter(node -> node != null).toList();
    }

    /** The methods in the sources that a method overrides. */
    List<Node> overridden(Node method) {
        Declared own = keys.get(method);
        return bindings.overriders().entrySet().stream()
                .filter(entry -> entry.getValue().contains(own))
                .map(entry -> nodes.get(entry.getKey()))
                .toList();
    }

    /** Tells whether a method overrides one of Java's own, other than those of Object. */
    boolean isPinned(Node method) {
        return bindings.pinned().contains(keys.get(method));
    }

    private void index(SourceText file) {
        file.nodes().forEach(node -> {
            String name = nameOf(node);
            if (!name.isEmpty()) {
                Declared key = new Declared(file.file(), file.start(startOf(node)), name);
                nodes.put(key, node);
                keys.put(node, key);
            }
        });
    }

    private void indexUses(SourceText file) {
        file.nodes()
                .forEach(node -> meanings(file, node)
                        .forEach(meant -> usesOf.computeIfAbsent(meant, key -> new ArrayList<>())
                                .add(node)));
    }

    private static String nameOf(Node node) {
        if (node instanceof MethodDeclaration method) {
            return method.getNameAsString();
        } else if (node instanceof CallableDeclaration<?> || node instanceof CompactConstructorDeclaration) {
            return "<init>";
        } else if (node instanceof TypeDeclaration<?> type) {
            return type.getNameAsString();
        } else if (node instanceof VariableDeclarator variable) {
            return variable.getNameAsString();
        } else if (node instanceof Parameter parameter) {
            return parameter.getNameAsString();
        } else if (node instanceof EnumConstantDeclaration constant) {
            return constant.getNameAsString();
        } else if (node instanceof TypePatternExpr pattern) {
            return pattern.getNameAsString();
        }
        return "";
    }

    /** Where the compiler says that a declaration begins: a variable with the type that it may share. */
    private static Node startOf(Node node) {
        return node instanceof VariableDeclarator ? node.getParentNode().orElseThrow() : node;
    }

    private static int nameStart(SourceText file, Node use) {
        if (use instanceof NameExpr || use instanceof ObjectCreationExpr) {
            return file.start(use);
        } else if (use instanceof FieldAccessExpr access) {
            return file.start(access.getName());
        } else if (use instanceof MethodCallExpr call) {
            return file.start(call.getName());
        } else if (use instanceof ClassOrInterfaceType type) {
            return file.start(type.getName());
        } else if (use instanceof MethodReferenceExpr reference) {
            return file.end(use) - reference.getIdentifier().length();
        } else if (use instanceof ExplicitConstructorInvocationStmt) {
            return file.start(use);
        }
        return -1;
    }

    /** The type that a member stands in, or a type itself. */
    static Optional<TypeDeclaration<?>> enclosing(Node node) {
        Optional<Node> parent = node.getParentNode();
        while (parent.isPresent() && !(parent.get() instanceof TypeDeclaration<?>)) {
            parent = parent.get().getParentNode();
        }
        return parent.map(type -> (TypeDeclaration<?>) type);
    }

    /** The member of a type that a declaration is, such as the whole field of a variable. */
    static Node member(Node declaration) {
        return declaration instanceof VariableDeclarator
                        && declaration.getParentNode().orElseThrow() instanceof FieldDeclaration field
                ? field
                : declaration;
    }

    /** The member of a type that a node stands in; the root of the file if it stands in none. */
    static Node around(Node node) {
        Node member = node;
        while (!(member instanceof BodyDeclaration<?>) && member.getParentNode().isPresent()) {
            member = member.getParentNode().get();
        }
        return member;
    }

    /** The names that a member declares: of a field all its variables. */
    static List<String> namesOf(Node member) {
        return member instanceof FieldDeclaration field
                ? field.getVariables().stream()
                        .map(VariableDeclarator::getNameAsString)
                        .toList()
                : List.of(nameOf(member));
    }

    static boolean isMember(Node declaration) {
        return member(declaration) instanceof BodyDeclaration<?>;
    }
}
