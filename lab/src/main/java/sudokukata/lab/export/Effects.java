package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells what can be left out because it changes nothing. When in doubt, it says that something may change. */
final class Effects {
    private static final int DEPTH = 4;
    private static final Set<String> PURE = Set.of("Integer", "Long", "Math", "Character", "Byte", "Boolean");

    private final Code code;

    Effects(Code code) {
        this.code = code;
    }

    /** Tells whether an expression only looks. */
    boolean isPure(Expression expression) {
        return isPure(expression, DEPTH);
    }

    private boolean isPure(Expression expression, int depth) {
        boolean harmless = expression.findAll(AssignExpr.class).isEmpty()
                && expression.findAll(SwitchExpr.class).isEmpty()
                && expression.findAll(LambdaExpr.class).isEmpty()
                && expression.findAll(UnaryExpr.class).stream().noneMatch(Effects::steps);
        return harmless
                && expression.findAll(MethodCallExpr.class).stream().allMatch(call -> onlyLooks(call, depth))
                && expression.findAll(ObjectCreationExpr.class).stream().allMatch(this::makesOnly);
    }

    static boolean steps(UnaryExpr unary) {
        return switch (unary.getOperator()) {
            case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
            default -> false;
        };
    }

    private boolean onlyLooks(MethodCallExpr call, int depth) {
        Optional<Node> meant = code.meaning(call);
        if (meant.isEmpty()) {
            return call.getScope()
                    .map(Expression::toString)
                    .filter(PURE::contains)
                    .isPresent();
        }
        if (meant.get() instanceof Parameter) {
            return true;
        }
        return depth > 0
                && meant.get() instanceof MethodDeclaration method
                && code.overriders(method).isEmpty()
                && method.getBody().filter(body -> onlyLooks(body, depth - 1)).isPresent();
    }

    private boolean onlyLooks(BlockStmt body, int depth) {
        return body.getStatements().size() == 1
                && body.getStatement(0) instanceof ReturnStmt answer
                && answer.getExpression().filter(value -> isPure(value, depth)).isPresent();
    }

    /** Tells whether a new object is made and nothing else is done. */
    private boolean makesOnly(ObjectCreationExpr creation) {
        return code.meaning(creation.getType())
                        .filter(ClassOrInterfaceDeclaration.class::isInstance)
                        .map(ClassOrInterfaceDeclaration.class::cast)
                        .filter(type -> type.getConstructors().isEmpty()
                                && type.getFields().isEmpty())
                        .filter(type -> type.getExtendedTypes().isEmpty())
                        .isPresent()
                && creation.getAnonymousClassBody().isEmpty();
    }

    /** Tells whether a call does nothing, whichever object it meets. */
    boolean doesNothing(MethodCallExpr call) {
        return code.meaning(call).filter(this::isEmptyMethod).isPresent()
                && call.getScope().filter(scope -> !isPure(scope)).isEmpty()
                && call.getArguments().stream().allMatch(this::isPure);
    }

    private boolean isEmptyMethod(Node node) {
        if (!(node instanceof MethodDeclaration method) || !method.getType().isVoidType() || code.isPinned(method)) {
            return false;
        }
        List<Node> overriders = code.overriders(method);
        boolean empty = method.getBody().map(Effects::isEmpty).orElse(!overriders.isEmpty());
        return empty && overriders.stream().allMatch(this::isEmptyMethod);
    }

    /** Tells whether a statement is an empty block. */
    static boolean isEmpty(Statement statement) {
        return statement instanceof EmptyStmt
                || statement instanceof BlockStmt block
                        && block.getStatements().stream().allMatch(Effects::isEmpty);
    }

    /** Tells whether an expression is a new array, whose elements nobody else has seen. */
    static boolean isFreshArray(Expression expression) {
        return expression instanceof ArrayCreationExpr || expression.isArrayInitializerExpr();
    }
}
