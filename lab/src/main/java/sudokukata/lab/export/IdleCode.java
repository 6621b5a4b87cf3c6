package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;

/** Leaves out statements that do nothing: calls of empty methods, questions whose answer is not used,
 * and branches and loops that have become empty. */
final class IdleCode {
    private final Code code;
    private final Effects effects;

    IdleCode(Code code) {
        this.code = code;
        this.effects = new Effects(code);
    }

    void simplify(Edits edits) {
        code.all(ExpressionStmt.class).filter(this::isIdle).forEach(statement -> remove(statement, edits));
        code.all(IfStmt.class).forEach(choice -> simplify(choice, edits));
        code.all(ForStmt.class).filter(this::isIdle).forEach(loop -> remove(loop, edits));
        code.all(ForEachStmt.class)
                .filter(loop -> Effects.isEmpty(loop.getBody()) && effects.isPure(loop.getIterable()))
                .forEach(loop -> remove(loop, edits));
    }

    /** Tells whether a statement calls for nothing. What an arm of a switch says is its value. */
    private boolean isIdle(ExpressionStmt statement) {
        boolean isValue = statement.getParentNode().orElseThrow() instanceof SwitchEntry entry
                && entry.getParentNode().orElseThrow() instanceof SwitchExpr;
        return !isValue
                && statement.getExpression() instanceof MethodCallExpr call
                && (effects.doesNothing(call) || effects.isPure(call));
    }

    private void remove(Statement statement, Edits edits) {
        SourceText file = code.file(statement);
        Node parent = statement.getParentNode().orElseThrow();
        boolean oneOfSeveral = parent instanceof BlockStmt
                || parent instanceof SwitchEntry entry && entry.getType() == SwitchEntry.Type.STATEMENT_GROUP;
        if (oneOfSeveral) {
            edits.removeLines(file, statement);
        } else {
            edits.replace(file, statement, "{}");
        }
    }

    private void simplify(IfStmt choice, Edits edits) {
        SourceText file = code.file(choice);
        Expression condition = choice.getCondition();
        boolean never = condition instanceof BooleanLiteralExpr literal && !literal.getValue();
        boolean idleThen = never || Effects.isEmpty(choice.getThenStmt());
        boolean idleElse = choice.getElseStmt().map(Effects::isEmpty).orElse(true);
        if (idleThen && idleElse && effects.isPure(condition)) {
            remove(choice, edits);
        } else if (never) {
            edits.replace(file, choice, file.of(choice.getElseStmt().orElseThrow()));
        } else if (idleThen && !idleElse) {
            edits.replace(file, condition, negated(file, condition));
            edits.replace(
                    file,
                    file.start(choice.getThenStmt()),
                    file.start(choice.getElseStmt().orElseThrow()),
                    "");
        } else if (idleElse && choice.getElseStmt().isPresent()) {
            edits.replace(
                    file,
                    file.end(choice.getThenStmt()),
                    file.end(choice.getElseStmt().orElseThrow()),
                    "");
        }
    }

    private static String negated(SourceText file, Expression condition) {
        if (condition instanceof UnaryExpr unary && unary.getOperator() == UnaryExpr.Operator.LOGICAL_COMPLEMENT) {
            return file.of(unary.getExpression());
        }
        boolean simple = condition instanceof NameExpr || condition instanceof MethodCallExpr;
        return simple ? "!" + file.of(condition) : "!(" + file.of(condition) + ")";
    }

    /** Tells whether a loop only counts: its body has become empty. */
    private boolean isIdle(ForStmt loop) {
        return Effects.isEmpty(loop.getBody())
                && loop.getCompare().filter(effects::isPure).isPresent()
                && loop.getInitialization().stream().allMatch(Expression::isVariableDeclarationExpr)
                && loop.getUpdate().stream().allMatch(IdleCode::isStepOfName);
    }

    private static boolean isStepOfName(Expression update) {
        return update instanceof UnaryExpr unary && Effects.steps(unary) && unary.getExpression() instanceof NameExpr
                || update instanceof AssignExpr assign && assign.getTarget() instanceof NameExpr;
    }
}
