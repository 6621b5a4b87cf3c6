package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithArguments;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Leaves out the variables whose value reaches nothing, with all that sets them or hands them over. */
final class Leftovers {
    private final Code code;
    private final DeadVariables dead;

    Leftovers(Code code) {
        this.code = code;
        this.dead = DeadVariables.in(code);
    }

    void simplify(Edits edits) {
        code.all(Expression.class).filter(dead::isLeftOut).forEach(setting -> remove(setting, edits));
        Map<Node, List<Parameter>> parameters = new IdentityHashMap<>();
        for (Node variable : dead.variables()) {
            if (variable instanceof Parameter parameter) {
                parameters
                        .computeIfAbsent(parameter.getParentNode().orElseThrow(), owner -> new ArrayList<>())
                        .add(parameter);
            } else {
                remove((VariableDeclarator) variable, edits);
            }
        }
        parameters.forEach((owner, unwanted) -> remove(owner, unwanted, edits));
    }

    private void remove(Expression setting, Edits edits) {
        SourceText file = code.file(setting);
        Node parent = setting.getParentNode().orElseThrow();
        if (setting instanceof AssignExpr assign
                && assign.getValue() instanceof AssignExpr inner
                && !dead.isLeftOut(inner)) {
            edits.replace(file, file.start(setting), file.start(inner), "");
        } else if (setting instanceof AssignExpr assign && parent instanceof AssignExpr) {
            edits.replace(file, file.start(setting), file.start(assign.getValue()), "");
        } else if (parent.getParentNode().orElseThrow() instanceof BlockStmt) {
            edits.removeLines(file, parent);
        } else {
            edits.replace(file, parent, "{}");
        }
    }

    private void remove(VariableDeclarator variable, Edits edits) {
        SourceText file = code.file(variable);
        Node parent = variable.getParentNode().orElseThrow();
        List<VariableDeclarator> all = parent instanceof FieldDeclaration field
                ? field.getVariables()
                : ((VariableDeclarationExpr) parent).getVariables();
        List<VariableDeclarator> unwanted =
                all.stream().filter(dead.variables()::contains).toList();
        if (unwanted.size() < all.size()) {
            edits.removeFromList(file, all, unwanted);
        } else if (parent instanceof FieldDeclaration) {
            edits.removeWithComment(file, parent);
        } else {
            edits.removeLines(file, (ExpressionStmt) parent.getParentNode().orElseThrow());
        }
    }

    private void remove(Node owner, List<Parameter> unwanted, Edits edits) {
        edits.removeFromList(code.file(owner), DeadVariables.parametersOf(owner), unwanted);
        for (NodeWithArguments<?> call : dead.callsOf(unwanted.get(0))) {
            List<Expression> arguments = unwanted.stream()
                    .map(parameter -> call.getArguments().get(DeadVariables.indexOf(parameter)))
                    .toList();
            edits.removeFromList(code.file((Node) call), call.getArguments(), arguments);
        }
    }
}
