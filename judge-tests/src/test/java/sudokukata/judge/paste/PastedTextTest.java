package sudokukata.judge.paste;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/** The kinds of text that people pasted into sudoku programs, and what the programs choked on. */
class PastedTextTest {
    private static final String LINE =
            "103000509002109400000704000300502006060000050700803004000401000009205800804000107";
    private static final String DOTTED = LINE.replace('0', '.');

    private static List<String> clues(String text) {
        return PastedText.read(text).stream()
                .map(record ->
                        record.puzzle().map(Puzzle::toString).orElse("line " + record.line() + ": " + said(record)))
                .toList();
    }

    /** What was expected; with its place where that is a character. */
    private static String said(PastedPuzzle record) {
        return record.complaint()
                .map(complaint -> complaint.column() > 0 ? complaint.toString() : complaint.text())
                .orElse("");
    }

    private static String rows(String separator) {
        return IntStream.range(0, 9)
                .mapToObj(row -> DOTTED.substring(row * 9, row * 9 + 9)
                        .chars()
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining(separator)))
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "0", "*", "_", "x", "X", "?"})
    void everySignForABlankReadsAlike(String blank) {
        assertThat(clues(LINE.replace("0", blank))).containsExactly(DOTTED);
    }

    @Test
    void signsForABlankMayBeMixed() {
        assertThat(clues(LINE.replaceFirst("0", "."))).containsExactly(DOTTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ",", ", ", "|", "\t"})
    void nineLinesGluedOrSeparated(String separator) {
        assertThat(clues(rows(separator))).containsExactly(DOTTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r", " \n"})
    void lineEndsOfAllKinds(String end) {
        assertThat(clues(rows("").replace("\n", end) + end)).containsExactly(DOTTED);
        assertThat(clues("\uFEFF" + rows("").replace("\n", end))).containsExactly(DOTTED);
    }

    @Test
    void emptyLinesBetweenBands() {
        assertThat(clues(rows("").replaceAll("(?s)((.{9}\n){3})", "$1\n"))).containsExactly(DOTTED);
    }

    @Test
    void blanksInsideALineOfCells() {
        assertThat(clues(LINE.replaceAll("(...)", "$1 "))).containsExactly(DOTTED);
    }

    @Test
    void framesAndBars() {
        String drawn = """
                *-----------*
                |1.3|...|5.9|
                |..2|1.9|4..|
                |...|7.4|...|
                |---+---+---|
                |3..|5.2|..6|
                |.6.|...|.5.|
                |7..|8.3|..4|
                |---+---+---|
                |...|4.1|...|
                |..9|2.5|8..|
                |8.4|...|1.7|
                *-----------*
                """;
        assertThat(clues(drawn)).containsExactly(DOTTED);
        assertThat(clues(drawn.replace('-', '\u2500')
                        .replace('+', '\u253C')
                        .replace('|', '\u2502')
                        .replace("*", "")))
                .containsExactly(DOTTED);
    }

    @Test
    void commentsAndHeadersWithDigits() {
        assertThat(clues("#B03-08-2006\n#Uhttp://www.example.org/\n[Puzzle]\n" + rows("") + "\n[State]\n"))
                .containsExactly(DOTTED);
        assertThat(clues("#" + "1".repeat(5000) + "\n" + LINE)).containsExactly(DOTTED);
    }

    @Test
    void severalPuzzlesWithTitlesBetween() {
        assertThat(clues("2\nGrid 01\n" + rows("") + "\nGrid 02\n" + rows("") + "\nend\n"))
                .containsExactly(DOTTED, DOTTED);
        assertThat(clues("3\n" + rows(" ") + "\n\n3\n" + rows(" "))).containsExactly(DOTTED, DOTTED);
    }

    @Test
    void ratingsBehindAPuzzle() {
        assertThat(clues(LINE + "  # SE 7.2\n" + LINE + ",9.1\n" + LINE + "\t(23 clues)"))
                .containsExactly(DOTTED, DOTTED, DOTTED);
    }

    @Test
    void aColumnOfACsvFileWithItsSolution() {
        String solution = "143628579572139468986754231391542786468917352725863914237481695619275843854396127";
        List<PastedPuzzle> read = PastedText.read(
                "quizzes,solutions\n" + LINE + "," + solution + "\n" + LINE.substring(3) + "," + solution);
        assertThat(read.get(0).solution()).contains(Grid.parse(solution));
        assertThat(said(read.get(1))).isEqualTo("expected 81 cells, found 78 (were zeros at its beginning lost?)");
    }

    @Test
    void aBadRecordDoesNotStopTheRest() {
        assertThat(clues(LINE + "\n" + LINE.substring(1) + "\n" + LINE + "1\n" + LINE))
                .containsExactly(
                        DOTTED, "line 2: expected 81 cells, found 80", "line 3: expected 81 cells, found 82", DOTTED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "１03000509|line 1: line 1, column 1: expected a digit 1..9 or a blank (. 0 * _ x ?), found '１' (U+FF11), a digit of another script: type 1",
                "١03000509|line 1: line 1, column 1: expected a digit 1..9 or a blank (. 0 * _ x ?), found '١' (U+0661), a digit of another script: type 1",
                "1O3000509|line 1: line 1, column 2: expected a digit 1..9 or a blank (. 0 * _ x ?), found 'O' (U+004F), the letter O: a blank is 0 or .",
                "l03000509|line 1: line 1, column 1: expected a digit 1..9 or a blank (. 0 * _ x ?), found 'l' (U+006C), a letter that looks like 1",
                "10300050|line 1: expected a row of 9 cells, found 8",
                "1030005091|line 1: expected a row of 9 cells, found 10",
                "1234|line 1: a 4x4 puzzle? only 9x9 is read",
                "......3.5..61......24...6....1..23..|line 1: a 6x6 puzzle? only 9x9 is read",
                "1567 3 1567 4 12579 179 689 5678 579|line 1: a grid of candidates; only clues are read, one character a cell"
            })
    void whatIsNoPuzzleIsNamed(String text, String message) {
        assertThat(clues(text)).contains(message);
    }

    @Test
    void aGridOfSixteenIsNamedOnce() {
        String row = "1 . 3 . 5 . 7 . 9 . 2 . 4 . 6 .\n";
        assertThat(clues(row.repeat(16))).containsExactly("line 1: a 4x4 puzzle? only 9x9 is read");
    }

    @Test
    void eightRowsAreTooFew() {
        assertThat(clues(rows("").substring(10))).containsExactly("line 1: expected 9 rows, found 8 before line 8");
    }

    @Test
    void nothingIsNoPuzzle() {
        assertThat(PastedText.read("")).isEmpty();
        assertThat(PastedText.read("\n# nothing\n\n")).isEmpty();
    }

    @Test
    void theInputOf4574IsReadToo() {
        String sudomino = "1\n6 B2 1 B3\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n";
        assertThat(PastedText.read(sudomino))
                .hasSize(1)
                .allMatch(record -> record.puzzle().isPresent());
        assertThat(PastedText.read(sudomino.replace("B3", "B4")))
                .extracting(PastedPuzzle::placedComplaint)
                .containsExactly(
                        "line 2, column 8: expected a location next to B2, found B4 (the halves of a tile are adjacent)");
    }
}
