package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithArguments;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the variables whose value reaches nothing: it is only set, copied to others of that kind, or not used at all. All
 * are suspected first; a use of another kind clears one, until no further one is cleared.
 */
final class DeadVariables {
    private final Code code;
    private final Effects effects;
    private final Set<Node> dead = Collections.newSetFromMap(new IdentityHashMap<>());

    private DeadVariables(Code code) {
        this.code = code;
        this.effects = new Effects(code);
    }

    static DeadVariables in(Code code) {
        DeadVariables found = new DeadVariables(code);
        code.all(VariableDeclarator.class).filter(found::isSuspect).forEach(found.dead::add);
        code.all(Parameter.class).filter(found::isSuspect).forEach(found.dead::add);
        boolean cleared = true;
        while (cleared) {
            List<Node> alive = found.dead.stream()
                    .filter(variable -> !found.hasOnlyIdleUses(variable))
                    .toList();
            alive.forEach(found.dead::remove);
            cleared = !alive.isEmpty();
        }
        return found;
    }

    Set<Node> variables() {
        return dead;
    }

    private boolean isSuspect(VariableDeclarator variable) {
        Node parent = variable.getParentNode().orElseThrow();
        boolean local = parent instanceof VariableDeclarationExpr
                && parent.getParentNode().orElseThrow() instanceof ExpressionStmt;
        return (parent instanceof FieldDeclaration || local)
                && variable.getInitializer()
                        .filter(value -> !effects.isPure(value))
                        .isEmpty();
    }

    private boolean isSuspect(Parameter parameter) {
        Node owner = parameter.getParentNode().orElseThrow();
        if (owner instanceof RecordDeclaration) {
            // A record compares its components without naming them.
            return parameter.getType().asString().equals("Search") && hasNoConstructor((RecordDeclaration) owner);
        }
        return owner instanceof CallableDeclaration<?> callable
                && !callable.getParameters()
                        .get(callable.getParameters().size() - 1)
                        .isVarArgs()
                && !(callable instanceof ConstructorDeclaration
                        && !(Code.enclosing(callable).orElseThrow() instanceof ClassOrInterfaceDeclaration))
                && !callable.getNameAsString().equals("main")
                && code.overriders(callable).isEmpty()
                && code.overridden(callable).isEmpty()
                && !code.isPinned(callable)
                && !isSignatureTaken(callable)
                && code.usesOf(callable).stream().noneMatch(MethodReferenceExpr.class::isInstance);
    }

    private static boolean hasNoConstructor(RecordDeclaration whole) {
        return whole.getConstructors().isEmpty()
                && whole.getMembers().stream().noneMatch(CompactConstructorDeclaration.class::isInstance);
    }

    /** Tells whether an overload has fewer parameters, so that taking one away might make the two alike. */
    private static boolean isSignatureTaken(CallableDeclaration<?> callable) {
        return Code.enclosing(callable).orElseThrow().getMembers().stream()
                .filter(member -> member != callable && member instanceof CallableDeclaration<?>)
                .map(member -> (CallableDeclaration<?>) member)
                .anyMatch(other -> other.getNameAsString().equals(callable.getNameAsString())
                        && other.getParameters().size()
                                < callable.getParameters().size());
    }

    private boolean hasOnlyIdleUses(Node variable) {
        if (!code.usesOf(variable).stream().allMatch(use -> isIdle(use))) {
            return false;
        }
        return !(variable instanceof Parameter parameter)
                || argumentsFor(parameter).stream().allMatch(effects::isPure);
    }

    /** Tells whether a use of a variable changes only dead variables. */
    private boolean isIdle(Node use) {
        boolean named = use instanceof NameExpr || use instanceof FieldAccessExpr || use instanceof MethodCallExpr;
        return named && isInsideIdle(use);
    }

    /** Climbs from a use to what will be left out with it: an assignment, a declaration or an argument of the dead. */
    private boolean isInsideIdle(Node use) {
        Node node = use;
        while (node instanceof Expression expression) {
            if (isLeftOut(expression)) {
                return true;
            }
            Optional<Node> parent = node.getParentNode();
            if (parent.isEmpty()) {
                return false;
            }
            if (parent.get() instanceof VariableDeclarator declarator) {
                return dead.contains(declarator);
            }
            if (isDeadArgument(expression, parent.get())) {
                return true;
            }
            node = parent.get();
        }
        return false;
    }

    /** Tells whether an expression is a statement that only sets a dead variable, or the setting inside a longer one. */
    boolean isLeftOut(Expression expression) {
        boolean alone = expression.getParentNode().orElse(null) instanceof ExpressionStmt;
        if (expression instanceof AssignExpr assign) {
            boolean chained = assign.getOperator() == AssignExpr.Operator.ASSIGN
                    && expression.getParentNode().orElse(null) instanceof AssignExpr;
            return (alone || chained)
                    && setsDead(assign.getTarget())
                    && (effects.isPure(assign.getValue()) || assign.getValue() instanceof AssignExpr);
        }
        if (expression instanceof UnaryExpr unary) {
            return alone && Effects.steps(unary) && setsDead(unary.getExpression());
        }
        return alone && expression instanceof MethodCallExpr call && fillsDead(call);
    }

    private boolean setsDead(Expression target) {
        if (target instanceof ArrayAccessExpr access) {
            return effects.isPure(access.getIndex()) && setsDead(access.getName()) && isOwn(variableOf(root(access)));
        }
        return effects.isPure(target)
                && variableOf(target).filter(dead::contains).isPresent();
    }

    private static Expression root(Expression target) {
        return target instanceof ArrayAccessExpr access ? root(access.getName()) : target;
    }

    /** Such as {@code Arrays.fill(dead, 0)}. */
    private boolean fillsDead(MethodCallExpr call) {
        return call.getScope()
                        .filter(scope -> scope.toString().equals("Arrays"))
                        .isPresent()
                && call.getNameAsString().equals("fill")
                && call.getArguments().stream().allMatch(effects::isPure)
                && variableOf(call.getArgument(0)).filter(dead::contains).isPresent()
                && isOwn(variableOf(call.getArgument(0)));
    }

    private Optional<Node> variableOf(Expression expression) {
        return expression instanceof NameExpr || expression instanceof FieldAccessExpr
                ? code.meaning(expression)
                : Optional.empty();
    }

    /** Tells whether an array is seen by dead variables alone, so that what is put into it is seen by nobody. */
    private boolean isOwn(Optional<Node> array) {
        return array.filter(variable -> isOwn(variable, new HashSet<>())).isPresent();
    }

    private boolean isOwn(Node variable, Set<Integer> asked) {
        if (!dead.contains(variable) || !asked.add(System.identityHashCode(variable))) {
            return dead.contains(variable);
        }
        return sources(variable).stream()
                .allMatch(source -> Effects.isFreshArray(source)
                        || variableOf(source)
                                .filter(other -> isOwn(other, asked))
                                .isPresent());
    }

    /** All values that a variable is set to. */
    private List<Expression> sources(Node variable) {
        List<Expression> sources = new ArrayList<>();
        if (variable instanceof VariableDeclarator declarator) {
            declarator.getInitializer().ifPresent(sources::add);
        } else if (variable instanceof Parameter parameter) {
            sources.addAll(argumentsFor(parameter));
        }
        for (Node use : code.usesOf(variable)) {
            if (use.getParentNode().orElse(null) instanceof AssignExpr assign && assign.getTarget() == use) {
                sources.add(assign.getValue());
            }
        }
        return sources;
    }

    /** What is handed over for a parameter, in all calls. */
    List<Expression> argumentsFor(Parameter parameter) {
        List<Expression> found = new ArrayList<>();
        for (NodeWithArguments<?> call : callsOf(parameter)) {
            found.add(call.getArguments().get(indexOf(parameter)));
        }
        return found;
    }

    List<NodeWithArguments<?>> callsOf(Parameter parameter) {
        Node owner = parameter.getParentNode().orElseThrow();
        List<NodeWithArguments<?>> calls = new ArrayList<>();
        for (Node use : code.usesOf(owner)) {
            boolean isCall = use instanceof MethodCallExpr
                    || use instanceof ObjectCreationExpr
                    || use instanceof ExplicitConstructorInvocationStmt;
            if (isCall) {
                calls.add((NodeWithArguments<?>) use);
            }
        }
        return calls;
    }

    private boolean isDeadArgument(Expression expression, Node parent) {
        if (!(parent instanceof NodeWithArguments<?> call) || !effects.isPure(expression)) {
            return false;
        }
        int index = indexOf(call.getArguments(), expression);
        return index >= 0
                && code.meaning(parent)
                        .map(DeadVariables::parametersOf)
                        .filter(parameters -> index < parameters.size() && dead.contains(parameters.get(index)))
                        .isPresent();
    }

    static List<Parameter> parametersOf(Node callable) {
        if (callable instanceof CallableDeclaration<?> declaration) {
            return declaration.getParameters();
        }
        return callable instanceof RecordDeclaration whole ? whole.getParameters() : List.of();
    }

    static int indexOf(Parameter parameter) {
        return indexOf(parametersOf(parameter.getParentNode().orElseThrow()), parameter);
    }

    private static int indexOf(List<? extends Node> list, Node node) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == node) {
                return i;
            }
        }
        return -1;
    }
}
