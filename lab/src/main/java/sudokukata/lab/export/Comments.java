package sudokukata.lab.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.comments.Comment;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Keeps comments true: a link to what is not there becomes plain text, and a missing parameter is not described. */
final class Comments {
    private static final Pattern LINK = Pattern.compile("\\{@(link|linkplain|value)\\s+([^\\s}]+)\\s*([^}]*)}");
    private static final String TAG_END = "(?=\\n[ \\t]*\\*[ \\t]*@|\\n[ \\t]*\\*/)";

    private final Set<String> names;

    /**
     * @param names the types, methods and fields that are there
     */
    Comments(Set<String> names) {
        this.names = names;
    }

    void simplify(SourceText file, Edits edits) {
        for (Comment comment : file.tree().getAllContainedComments()) {
            String text = file.of(comment);
            String plain = withoutStaleTags(comment, withoutStaleLinks(text));
            if (text.startsWith("// docs:")) {
                edits.removeLines(file, comment);
            } else if (!plain.equals(text)) {
                edits.replace(file, comment, plain);
            }
        }
    }

    private String withoutStaleLinks(String text) {
        return LINK.matcher(text).replaceAll(link -> java.util.regex.Matcher.quoteReplacement(replacement(link)));
    }

    private String replacement(MatchResult link) {
        String target = link.group(2);
        boolean known = List.of(target.replaceAll("\\(.*", "").split("[#.]")).stream()
                .filter(part -> !part.isEmpty())
                .allMatch(names::contains);
        if (known) {
            return link.group();
        }
        return link.group(3).isEmpty() ? target.replaceFirst("^#", "").replace('#', '.') : link.group(3);
    }

    private static String withoutStaleTags(Comment comment, String text) {
        List<String> parameters =
                comment.getCommentedNode().map(Comments::parameters).orElse(List.of());
        return Pattern.compile("\\n[ \\t]*\\*[ \\t]*@param[ \\t]+(\\w+)(?s:.*?)" + TAG_END)
                .matcher(text)
                .replaceAll(tag ->
                        parameters.contains(tag.group(1)) ? java.util.regex.Matcher.quoteReplacement(tag.group()) : "")
                .replaceFirst("(\\n[ \\t]*\\*[ \\t]*)+(?=\\n[ \\t]*\\*/)", "");
    }

    private static List<String> parameters(Node node) {
        List<Parameter> parameters = node instanceof CallableDeclaration<?> || node instanceof RecordDeclaration
                ? DeadVariables.parametersOf(node)
                : List.of();
        return parameters.stream().map(Parameter::getNameAsString).toList();
    }
}
