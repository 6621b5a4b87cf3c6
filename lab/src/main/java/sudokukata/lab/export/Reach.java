package sudokukata.lab.export;

import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithImplements;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What the program needs, followed from {@code main} by what each name means; and the way to leave out the rest. */
final class Reach {
    private final Code code;
    private final Set<Node> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<TypeDeclaration<?>> types = new ArrayList<>();
    private final Deque<Node> open = new ArrayDeque<>();

    private Reach(Code code) {
        this.code = code;
    }

    static Reach from(Code code, Node main) {
        Reach reach = new Reach(code);
        reach.add(main);
        while (!reach.open.isEmpty()) {
            reach.follow(reach.open.remove());
        }
        return reach;
    }

    /** Tells whether a member or a type is needed. */
    boolean has(Node declaration) {
        return reached.contains(Code.member(declaration));
    }

    /** The types that stand in no other, in the order in which they are met from {@code main} on. */
    List<TypeDeclaration<?>> types() {
        return types;
    }

    private void add(Node declaration) {
        Node member = Code.member(declaration);
        boolean isMember = Code.isMember(member);
        if (isMember && !reached.add(member)) {
            return;
        }
        // What is no member, such as a component of a record, comes with the type around it.
        Code.enclosing(member).ifPresent(this::add);
        if (isMember) {
            open.add(member);
        }
    }

    private void follow(Node member) {
        if (member instanceof TypeDeclaration<?> type) {
            if (type.isTopLevelType()) {
                types.add(type);
            }
            followType(type);
        } else {
            follow(member, code.file(member).start(member));
            if (member instanceof MethodDeclaration) {
                code.overriders(member).stream().filter(this::isInReachedType).forEach(this::add);
            }
        }
    }

    private boolean isInReachedType(Node method) {
        return Code.enclosing(method).filter(reached::contains).isPresent();
    }

    private void follow(Node node, int from) {
        SourceText file = code.file(node);
        code.meaningsIn(file, from, file.end(node)).forEach(this::add);
    }

    /** What a type needs to be there at all: its head, what runs when it is loaded, what may be called from outside. */
    private void followType(TypeDeclaration<?> type) {
        type.getAnnotations()
                .forEach(annotation -> follow(annotation, code.file(type).start(annotation)));
        if (type instanceof ClassOrInterfaceDeclaration plain) {
            plain.getTypeParameters().forEach(this::followWhole);
            plain.getExtendedTypes().forEach(this::followWhole);
            plain.getPermittedTypes().forEach(this::followWhole);
            plain.getExtendedTypes().forEach(this::addConstructors);
        } else if (type instanceof RecordDeclaration whole) {
            whole.getParameters().forEach(this::followWhole);
        } else if (type instanceof EnumDeclaration choice) {
            choice.getEntries().forEach(this::add);
        }
        for (BodyDeclaration<?> member : type.getMembers()) {
            boolean runs = member instanceof InitializerDeclaration
                    || member instanceof CompactConstructorDeclaration
                    || member instanceof ConstructorDeclaration && !(type instanceof ClassOrInterfaceDeclaration);
            boolean called = member instanceof MethodDeclaration
                    && (code.isPinned(member)
                            || code.overridden(member).stream().anyMatch(reached::contains));
            if (runs || called) {
                add(member);
            }
        }
    }

    private void followWhole(Node node) {
        follow(node, code.file(node).start(node));
    }

    private void addConstructors(ClassOrInterfaceType parent) {
        code.meaning(parent)
                .filter(TypeDeclaration.class::isInstance)
                .map(TypeDeclaration.class::cast)
                .ifPresent(type -> {
                    for (Object constructor : type.getConstructors()) {
                        add((Node) constructor);
                    }
                });
    }

    /** Leaves out what is not needed. */
    void prune(Edits edits) {
        Set<String> names = names();
        for (SourceText file : code.files()) {
            file.tree().getImports().stream()
                    .filter(line -> isOfSources(line) && !isNeeded(line, names))
                    .forEach(line -> edits.removeLines(file, line));
            for (TypeDeclaration<?> type : file.tree().getTypes()) {
                prune(file, type, edits);
            }
        }
    }

    private static boolean isOfSources(ImportDeclaration line) {
        return line.getNameAsString().startsWith("sudokukata.");
    }

    private static boolean isNeeded(ImportDeclaration line, Set<String> names) {
        String name = line.getNameAsString();
        return line.isAsterisk()
                ? names.stream().anyMatch(known -> known.startsWith(name + "."))
                : names.contains(name);
    }

    /** The full names of what is needed, as an import has them. */
    private Set<String> names() {
        Set<String> names = new HashSet<>();
        for (Node member : reached) {
            if (member instanceof TypeDeclaration<?> type) {
                type.getFullyQualifiedName().ifPresent(names::add);
            } else {
                String type = Code.enclosing(member)
                        .flatMap(TypeDeclaration::getFullyQualifiedName)
                        .orElse("");
                Code.namesOf(member).forEach(name -> names.add(type + "." + name));
            }
        }
        return names;
    }

    private void prune(SourceText file, TypeDeclaration<?> type, Edits edits) {
        if (!has(type)) {
            edits.removeWithComment(file, type);
            return;
        }
        if (type instanceof NodeWithImplements<?> heir) {
            pruneInterfaces(file, heir.getImplementedTypes(), edits);
        }
        for (BodyDeclaration<?> member : type.getMembers()) {
            if (member instanceof TypeDeclaration<?> nested) {
                prune(file, nested, edits);
            } else if (!has(member)) {
                edits.removeWithComment(file, member);
            } else if (member instanceof CallableDeclaration<?> callable) {
                pruneOverride(file, callable, edits);
            }
        }
    }

    private void pruneInterfaces(SourceText file, NodeList<ClassOrInterfaceType> types, Edits edits) {
        List<ClassOrInterfaceType> unwanted = types.stream()
                .filter(type -> code.meaning(type).filter(meant -> !has(meant)).isPresent())
                .toList();
        if (!unwanted.isEmpty() && unwanted.size() == types.size()) {
            int word = file.text().lastIndexOf("implements", file.start(types.get(0)));
            int from = file.text().substring(0, word).stripTrailing().length();
            edits.replace(file, from, file.end(types.get(types.size() - 1)), "");
        } else {
            edits.removeFromList(file, types, unwanted);
        }
    }

    private void pruneOverride(SourceText file, CallableDeclaration<?> method, Edits edits) {
        List<Node> overridden = code.overridden(method);
        boolean idle = !overridden.isEmpty() && overridden.stream().noneMatch(this::has) && !code.isPinned(method);
        for (AnnotationExpr annotation : method.getAnnotations()) {
            if (idle && annotation.getNameAsString().equals("Override")) {
                edits.removeLines(file, annotation);
            }
        }
    }
}
