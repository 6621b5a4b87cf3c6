package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import sudokukata.lab.cli.ExitCode;

class FigureCommandTest {
    private static final String SMALL = "2580 --case levels/dead-end/01-ten-blanks --strategy naive";

    @TempDir
    private Path folder;

    private Cli figure(String in, String words) {
        List<String> all = new ArrayList<>(List.of(("figure " + words).split(" ")));
        all.addAll(List.of("-o", file().toString()));
        return Cli.run(in, all.toArray(String[]::new));
    }

    private Path file() {
        return folder.resolve("figure.svg");
    }

    private Document read() throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file().toFile());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grid " + SMALL,
                "marked " + SMALL,
                "masks " + SMALL + " --to 3",
                "tiling 4574 --strategy domino --to 20",
                "stack " + SMALL,
                "tree " + SMALL + " --against mrv",
                "heat 2239 --grid newspaper --strategy memo",
                "animation " + SMALL,
                "animation 4574 --strategy domino --to 12",
                "animation 4574 --strategy propagation",
                "stack 2239 --strategy bands --grid inkala-2012 --to 40"
            })
    void everyKindIsAnAccessibleImageTheSameEachTime(String words) throws Exception {
        Cli cli = figure("", words);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).startsWith("written: " + file() + " (");
        Document document = read();
        assertThat(document.getDocumentElement().getAttribute("role")).isEqualTo("img");
        for (String element : List.of("title", "desc")) {
            assertThat(document.getElementsByTagName(element).getLength()).isOne();
            assertThat(document.getElementsByTagName(element).item(0).getTextContent())
                    .isNotBlank();
        }
        String first = Files.readString(file());
        assertThat(first.length()).isLessThan(60_000);
        figure("", words);
        assertThat(file()).hasContent(first.stripTrailing());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "pie 2239 --strategy naive|'pie' is no kind of figure; there are grid, marked, masks, tiling, stack, tree",
                "tree 1234 --strategy naive|'1234' is no problem",
                "tree 2239|tree shows a search: say whose, with --strategy ID",
                "grid 2239 --against mrv|--against needs --strategy",
                "tree 2239 --strategy domino|strategy 'domino' cannot do problem 2239",
                "tree 2239 --strategy nobody|no strategy is named 'nobody'; there are: naive",
                "heat 2239 --strategy naive --grid nowhere|problem 2239 has no grid 'nowhere'; the problems 2239 and 2580",
                "heat 4574 --strategy domino --grid newspaper|problem 4574 has no grid 'newspaper'",
                "grid 2239 --grid newspaper --case sample/1|one of a file, a case and a grid, not several",
                "grid 2239 --case sample/9|problem 2239 has no case 'sample/9'",
                "grid 2239 no-such-file|there is no file no-such-file",
                "grid 2239 --puzzle 2|--puzzle is 1..1, not 2",
                "grid 2239 --strategy naive --to 1000|--from and --to are 0..324 in this order",
                "stack 2239 --strategy naive --from 9 --to 3|--from and --to are 0..324 in this order",
                "animation 2239 --strategy naive|an animation shows 60 events at the most, and these are 324: choose some",
                "masks 2239 --cell r0c1|--cell is r1c1..r9c9 or A1..I9, not 'r0c1'",
                "masks 2239 --cell A1|r1c1 is filled; masks are shown of a blank cell",
                "masks 4574 --cell A1 --strategy pairs|A1 is filled; masks are shown of a blank cell",
                "grid 2239 --cell A1|only masks look at one cell, not grid",
                "tiling 2239 --strategy naive|a sudoku has no dominoes; ask for a grid",
                "marked 2239|nothing is broken on the boards of this search",
                "tree 2239 --strategy naive --grid inkala-2012 --budget -1|--budget is 0 or more, not -1",
                "tree 2239 --strategy naive --grid inkala-2012 --limit 0|--limit is at least 1, not 0",
                "tree 2239 --strategy naive --grid norvig-s-hardest-1|a tree shows 100,000 events at the most",
                "grid 2239 --strategy naive --grid norvig-s-hardest-1 --to 300000|event 300,000 of the search is not kept"
            })
    void whatCannotBeDrawnIsToldInALine(String words, String complaint) {
        Cli cli = figure("", words);
        assertThat(cli.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err().lines().findFirst().orElseThrow())
                .contains("kata: ")
                .contains(complaint);
        assertThat(cli.err().lines().count()).isLessThanOrEqualTo(2);
        assertThat(file()).doesNotExist();
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path nowhere = folder.resolve("nowhere/figure.svg");
        Cli cli = Cli.run("", "figure", "grid", "2239", "-o", nowhere.toString());
        assertThat(cli.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(cli.err())
                .isEqualTo("kata: the figure cannot be written to " + nowhere
                        + ": is there such a folder, and may it be written?\n");
        assertThat(Cli.run("", "figure", "grid", "2239", "-o", folder.toString())
                        .err())
                .isEqualTo("kata: the figure cannot be written to " + folder + ": it is a folder\n");
    }

    @Test
    void theNameOfAFileIsEscaped() throws Exception {
        Path puzzle = folder.resolve("a<b>&\"\u0007.txt");
        Files.writeString(puzzle, "1" + ".".repeat(80) + "\n");
        Cli cli = Cli.run("", "figure", "grid", "2239", puzzle.toString(), "-o", file().toString());
        assertThat(cli.err()).isEmpty();
        assertThat(read().getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("2239 a<b>&\"\uFFFD.txt");
    }

    @Test
    void readsStandardInputAndWritesStandardOutput() throws IOException {
        Cli cli = Cli.run("1" + ".".repeat(80) + "\n", "figure", "grid", "2239", "-", "-o", "-");
        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).startsWith("<svg ").endsWith("</svg>\n").contains("standard input");
    }
}
