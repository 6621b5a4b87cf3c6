package sudokukata.lab.figure;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.replay.RecordedRun;
import sudokukata.lab.replay.Recording;
import sudokukata.lab.replay.RecordingLimits;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.Strategies;

/** A figure as an XML reader sees it: reading fails if it is not well-formed. */
record Drawn(String svg, Document document) {

    static Drawn of(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return new Drawn(
                    svg,
                    factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8))));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + e.getMessage() + "\n" + svg, e);
        }
    }

    static Drawn of(FigureKind kind, Scene scene) {
        return of(kind.svg(new FigureRequest(scene, Optional.empty(), Optional.empty())));
    }

    /** The small puzzle of ten blanks: naive writes 13 digits and takes 3 back. */
    static Puzzle tenBlanks() {
        return puzzle(Problems.numbered("2580"), "levels/dead-end/01-ten-blanks");
    }

    static Puzzle tiles() {
        return puzzle(Problems.numbered("4574"), "sample/1");
    }

    private static Puzzle puzzle(Problem problem, String id) {
        CaseLibrary library = CaseLibrary.ofProject();
        JudgeCase found = Stream.concat(library.judged(problem).stream(), library.levels(problem).stream())
                .filter(judgeCase -> judgeCase.id().equals(id))
                .findFirst()
                .orElseThrow();
        return problem.format().read(found.input()).entries().get(0).puzzle();
    }

    /** The whole search of a strategy. */
    static Scene scene(Puzzle puzzle, String strategy) {
        Recording recording = record(puzzle, strategy, 10_000_000);
        return new Scene("a puzzle", recording, 0, recording.counts().events());
    }

    static Recording record(Puzzle puzzle, String strategy, long budget) {
        return new RecordedRun(puzzle, Limits.firstWithin(budget), RecordingLimits.events(100_000))
                .of(Strategies.named(strategy));
    }

    /** The texts of the elements of a class, or of one of several. */
    List<String> texts(String style) {
        return elements("text", style).map(Element::getTextContent).toList();
    }

    long count(String element, String style) {
        return elements(element, style).count();
    }

    Stream<Element> elements(String element, String style) {
        NodeList nodes = document.getElementsByTagName(element);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(k -> (Element) nodes.item(k))
                .filter(found -> (" " + found.getAttribute("class") + " ").contains(" " + style + " "));
    }

    String only(String element) {
        NodeList nodes = document.getElementsByTagName(element);
        if (nodes.getLength() != 1) {
            throw new AssertionError(nodes.getLength() + " elements " + element);
        }
        return nodes.item(0).getTextContent();
    }
}
