package sudokukata.lab.export;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * One source file, and its syntax tree. Indexes count characters of the text from 0; an end is behind the last one.
 *
 * @param file its name
 * @param text what it says, with LF at the ends of lines
 * @param tree its syntax
 * @param nodes all nodes of the tree, each before those inside it
 * @param lineStarts where each line begins
 */
record SourceText(String file, String text, CompilationUnit tree, List<Node> nodes, List<Integer> lineStarts) {

    /**
     * Parses a text.
     *
     * @throws Unexportable if it does not parse; the message has the place, and what the parser expects
     */
    static SourceText parse(String file, String text) throws Unexportable {
        ParserConfiguration configuration = new ParserConfiguration().setLanguageLevel(LanguageLevel.JAVA_17);
        ParseResult<CompilationUnit> result = new JavaParser(configuration).parse(text);
        if (!result.isSuccessful()) {
            throw new Unexportable(file + ": " + result.getProblems().get(0).getVerboseMessage());
        }
        List<Integer> lineStarts = new ArrayList<>(List.of(0));
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                lineStarts.add(i + 1);
            }
        }
        List<Node> nodes = new ArrayList<>();
        result.getResult().orElseThrow().walk(nodes::add);
        return new SourceText(file, text, result.getResult().orElseThrow(), nodes, lineStarts);
    }

    /** Sources are compared by being the same one. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return file.hashCode();
    }

    int start(Node node) {
        return index(node.getRange().orElseThrow().begin);
    }

    int end(Node node) {
        return index(node.getRange().orElseThrow().end) + 1;
    }

    String of(Node node) {
        return text.substring(start(node), end(node));
    }

    private int index(Position position) {
        return lineStarts.get(position.line - 1) + position.column - 1;
    }

    int lineOf(Node node) {
        return node.getRange().orElseThrow().begin.line;
    }
}
