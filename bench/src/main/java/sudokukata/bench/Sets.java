package sudokukata.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.judge.problem.Problems;
import sudokukata.judge.generate.SudokuGenerator;
import sudokukata.judge.generate.SudominoGenerator;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;
import sudokukata.puzzle.Puzzle;

/**
 * The puzzle sets. Some are made here from a seed; the others are public lists that are read where they stand and never
 * become part of the project.
 */
final class Sets {
    private static final int MOST = 5_000;
    private static final Map<String, String> SUDOKU_FILES = new LinkedHashMap<>(Map.of(
            "17clue", "17clue_first30000.txt",
            "top1465", "top1465.txt",
            "hardest 11+", "forum_hardest_1905_11plus_first30000.txt",
            "hardest 1106", "forum_hardest_1106.txt",
            "several", "serg_multi_solution_10000.txt"));
    private static final List<String> SUDOKU_MADE = List.of("made, 36 clues", "made, minimal");
    private static final Map<String, String> SUDOMINO_FILES = Map.of(
            "easy", "sudomino/easy.in",
            "medium", "sudomino/medium.in",
            "hard", "sudomino/hard.in",
            "n10", "sudomino/n10.in",
            "tiles at the bottom", "sudomino/adversarial.in",
            "minimal", "sudomino/minimal.in");

    private Sets() {}

    /** The names of the sudoku sets that can be had: those made, and those whose file is in the folder. */
    static List<String> sudokus(Optional<Path> folder) {
        Stream<String> found = SUDOKU_FILES.entrySet().stream()
                .filter(set -> folder.isPresent() && Files.exists(folder.get().resolve(set.getValue())))
                .map(Map.Entry::getKey)
                .sorted();
        return Stream.concat(SUDOKU_MADE.stream(), found).toList();
    }

    /** The names of the Sudominoku sets: from the folder if they are there, else made. */
    static List<String> sudominos() {
        return List.of("easy", "medium", "hard", "n10");
    }

    /** The names of the Sudominoku sets that are hard on purpose. */
    static List<String> hardestSudominos() {
        return List.of("tiles at the bottom", "minimal");
    }

    /** The puzzles of a set, shuffled, so that neighbours in a list do not help each other. */
    static List<Puzzle> load(String name, Optional<Path> folder) {
        List<Puzzle> puzzles = new ArrayList<>(read(name, folder).orElseGet(() -> make(name)));
        Collections.shuffle(puzzles, new Random(1));
        return puzzles.subList(0, Math.min(MOST, puzzles.size()));
    }

    private static Optional<List<Puzzle>> read(String name, Optional<Path> folder) {
        String file = SUDOKU_FILES.getOrDefault(name, SUDOMINO_FILES.get(name));
        if (file == null || folder.isEmpty() || Files.notExists(folder.get().resolve(file))) {
            return Optional.empty();
        }
        try {
            return Optional.of(PastedText.read(Files.readString(folder.get().resolve(file))).stream()
                    .map(PastedPuzzle::puzzle)
                    .flatMap(Optional::stream)
                    .toList());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Puzzle> make(String name) {
        SudokuGenerator sudokus = new SudokuGenerator(1);
        SudominoGenerator sudominos = new SudominoGenerator(1);
        Random random = new Random(1);
        return switch (name) {
            case "made, 36 clues" -> made(2_000, () -> sudokus.withClues(36));
            case "made, minimal" -> made(2_000, sudokus::minimal);
            case "easy" -> made(200, () -> sudominos.withTiles(28 + random.nextInt(8)));
            case "medium" -> made(200, () -> sudominos.withTiles(18 + random.nextInt(10)));
            case "hard" -> made(200, () -> sudominos.withTiles(10 + random.nextInt(8)));
            case "n10" -> made(200, () -> sudominos.withTiles(10));
            case "minimal" -> made(100, sudominos::minimal);
            case "tiles at the bottom" -> ofTheJudge();
            default -> throw new IllegalArgumentException("no set is named " + name);
        };
    }

    /** The judge's own, which are beyond what its problem asks for. */
    private static List<Puzzle> ofTheJudge() {
        return CaseLibrary.ofProject().beyond(Problems.numbered("4574")).stream()
                .flatMap(judgeCase -> PastedText.read(judgeCase.input()).stream())
                .map(PastedPuzzle::puzzle)
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<Puzzle> made(int count, Supplier<Puzzle> one) {
        return Stream.generate(one).limit(count).toList();
    }
}
