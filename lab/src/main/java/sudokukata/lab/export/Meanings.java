package sudokukata.lab.export;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Walks the compiler's trees: first all files for what they declare, then all files for what they use. */
final class Meanings {
    /** Java's own methods that make text of what they are given. */
    private static final Set<String> WRITERS =
            Set.of("print", "println", "printf", "format", "append", "insert", "valueOf", "toString", "join");

    private final Trees trees;
    private final Elements elements;
    private final Types types;
    private final SourcePositions positions;
    private final Map<Element, Declared> declared = new HashMap<>();
    private final Map<String, Map<Integer, Set<Declared>>> uses = new HashMap<>();
    private final Map<Declared, Set<Declared>> overriders = new HashMap<>();
    private final Set<Declared> pinned = new HashSet<>();

    Meanings(Trees trees, Elements elements, Types types) {
        this.trees = trees;
        this.elements = elements;
        this.types = types;
        this.positions = trees.getSourcePositions();
    }

    Map<String, Map<Integer, Set<Declared>>> uses() {
        return uses;
    }

    Map<Declared, Set<Declared>> overriders() {
        return overriders;
    }

    Set<Declared> pinned() {
        return pinned;
    }

    void declare(CompilationUnitTree unit) {
        new Declarations(unit).scan(unit, null);
    }

    /** To be called when all files are declared. */
    void use(CompilationUnitTree unit) {
        new Uses(unit).scan(unit, null);
    }

    private final class Declarations extends TreePathScanner<Void, Void> {
        private final CompilationUnitTree unit;

        Declarations(CompilationUnitTree unit) {
            this.unit = unit;
        }

        @Override
        public Void visitClass(ClassTree tree, Void none) {
            return note(tree, tree.getSimpleName().toString()) ? super.visitClass(tree, none) : null;
        }

        @Override
        public Void visitMethod(MethodTree tree, Void none) {
            note(tree, tree.getName().toString());
            return super.visitMethod(tree, none);
        }

        @Override
        public Void visitVariable(VariableTree tree, Void none) {
            note(tree, tree.getName().toString());
            return super.visitVariable(tree, none);
        }

        private boolean note(Tree tree, String name) {
            Element element = trees.getElement(getCurrentPath());
            boolean written = positions.getEndPosition(unit, tree) >= 0;
            if (element != null && written) {
                int start = (int) positions.getStartPosition(unit, tree);
                declared.putIfAbsent(element, new Declared(unit.getSourceFile().getName(), start, name));
            }
            return element != null;
        }
    }

    private final class Uses extends TreePathScanner<Void, Void> {
        private final CompilationUnitTree unit;
        private final Map<Integer, Set<Declared>> here;

        Uses(CompilationUnitTree unit) {
            this.unit = unit;
            this.here = uses.computeIfAbsent(unit.getSourceFile().getName(), file -> new HashMap<>());
        }

        @Override
        public Void visitClass(ClassTree tree, Void none) {
            Element element = trees.getElement(getCurrentPath());
            if (element instanceof TypeElement type) {
                ElementFilter.methodsIn(type.getEnclosedElements()).forEach(method -> noteOverridden(method, type));
            }
            return super.visitClass(tree, none);
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void none) {
            note(start(tree), trees.getElement(getCurrentPath()));
            return super.visitIdentifier(tree, none);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree tree, Void none) {
            note(end(tree) - tree.getIdentifier().length(), trees.getElement(getCurrentPath()));
            return super.visitMemberSelect(tree, none);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree tree, Void none) {
            note(end(tree) - tree.getName().length(), trees.getElement(getCurrentPath()));
            return super.visitMemberReference(tree, none);
        }

        @Override
        public Void visitNewClass(NewClassTree tree, Void none) {
            note(start(tree), trees.getElement(getCurrentPath()));
            return super.visitNewClass(tree, none);
        }

        /** A type argument: Java's collections may compare and hash what they hold. */
        @Override
        public Void visitParameterizedType(ParameterizedTypeTree tree, Void none) {
            tree.getTypeArguments().forEach(argument -> noteObjectMethods(argument, "toString"));
            return super.visitParameterizedType(tree, none);
        }

        @Override
        public Void visitBinary(BinaryTree tree, Void none) {
            TypeMirror type = trees.getTypeMirror(getCurrentPath());
            if (type != null && type.toString().equals("java.lang.String")) {
                noteObjectMethods(tree.getLeftOperand(), "");
                noteObjectMethods(tree.getRightOperand(), "");
            }
            return super.visitBinary(tree, none);
        }

        /** An argument handed to Java as any object, such as to be printed. */
        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void none) {
            Element method = trees.getElement(getCurrentPath());
            if (method != null && !declared.containsKey(method.getEnclosingElement())) {
                String except = WRITERS.contains(method.getSimpleName().toString()) ? "" : "toString";
                for (ExpressionTree argument : tree.getArguments()) {
                    noteObjectMethods(argument, except);
                }
            }
            return super.visitMethodInvocation(tree, none);
        }

        private void noteObjectMethods(Tree tree, String except) {
            TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
            if (type != null && type.getKind() == TypeKind.DECLARED) {
                Element element = ((DeclaredType) type).asElement();
                if (declared.containsKey(element)) {
                    ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                            .filter(Meanings.this::isObjectMethod)
                            .filter(method -> !method.getSimpleName().contentEquals(except))
                            .forEach(method -> note(start(tree), method));
                }
            }
        }

        private void note(int index, Element element) {
            Declared meant = element == null ? null : declared.get(origin(element));
            if (meant != null) {
                here.computeIfAbsent(index, i -> new HashSet<>()).add(meant);
            }
        }

        private int start(Tree tree) {
            return (int) positions.getStartPosition(unit, tree);
        }

        private int end(Tree tree) {
            return (int) positions.getEndPosition(unit, tree);
        }
    }

    /** What stands in the text for an element: for what the compiler made of a record, its component or the record. */
    private Element origin(Element element) {
        Element owner = element.getEnclosingElement();
        if (owner == null || !isMade(element)) {
            return element;
        }
        if (element.getKind() == ElementKind.CONSTRUCTOR) {
            return owner;
        }
        return ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().equals(element.getSimpleName()))
                .map(Element.class::cast)
                .findFirst()
                .orElse(element);
    }

    private boolean isMade(Element element) {
        boolean isMember = element.getKind() == ElementKind.CONSTRUCTOR || element.getKind() == ElementKind.METHOD;
        return isMember && !declared.containsKey(element);
    }

    private boolean isObjectMethod(ExecutableElement method) {
        TypeElement object = elements.getTypeElement("java.lang.Object");
        return ElementFilter.methodsIn(object.getEnclosedElements()).stream()
                .anyMatch(known -> elements.overrides(method, known, (TypeElement) method.getEnclosingElement()));
    }

    private void noteOverridden(ExecutableElement method, TypeElement type) {
        Declared own = declared.get(method);
        if (own == null) {
            return;
        }
        for (TypeElement above : above(type, new HashSet<>())) {
            for (ExecutableElement other : ElementFilter.methodsIn(above.getEnclosedElements())) {
                if (!elements.overrides(method, other, type)) {
                    continue;
                }
                if (declared.containsKey(other)) {
                    overriders
                            .computeIfAbsent(declared.get(other), key -> new HashSet<>())
                            .add(own);
                } else if (!above.toString().equals("java.lang.Object")) {
                    pinned.add(own);
                }
            }
        }
    }

    private Set<TypeElement> above(TypeElement type, Set<TypeElement> found) {
        for (TypeMirror parent : types.directSupertypes(type.asType())) {
            TypeElement element = (TypeElement) ((DeclaredType) parent).asElement();
            if (found.add(element)) {
                above(element, found);
            }
        }
        return found;
    }
}
