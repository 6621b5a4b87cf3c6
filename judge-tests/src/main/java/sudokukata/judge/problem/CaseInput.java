package sudokukata.judge.problem;

import java.util.List;
import sudokukata.judge.format.Input;
import sudokukata.judge.format.Output;
import sudokukata.puzzle.Grid;
import sudokukata.puzzle.Puzzle;

/**
 * What a case asks and what it expects, read once: whoever runs a solver and whoever checks it take the same puzzles.
 *
 * @param problem whose case it is
 * @param puzzles the puzzles of its input, in order
 * @param answers the judge's grid for each of them
 */
public record CaseInput(Problem problem, List<Puzzle> puzzles, List<Grid> answers) {

    /**
     * @throws IllegalArgumentException if there is not one answer to each puzzle
     */
    public CaseInput {
        puzzles = List.copyOf(puzzles);
        answers = List.copyOf(answers);
        if (puzzles.size() != answers.size()) {
            throw new IllegalArgumentException(
                    puzzles.size() + " puzzles in the input, but " + answers.size() + " grids in the answer");
        }
    }

    /** Reads the files of a case. */
    public static CaseInput of(JudgeCase judgeCase) {
        return of(judgeCase.problem(), judgeCase.input(), judgeCase.answer());
    }

    /**
     * Reads an input and its answer.
     *
     * @throws IllegalArgumentException if one of them cannot be read, or they do not fit each other
     */
    public static CaseInput of(Problem problem, String input, String answer) {
        Input question = problem.format().read(input);
        question.fault().ifPresent(fault -> {
            throw new IllegalArgumentException("the input cannot be read: " + fault);
        });
        Output expected = problem.format().readOutput(answer);
        expected.fault().ifPresent(fault -> {
            throw new IllegalArgumentException("the answer cannot be read: " + fault);
        });
        return new CaseInput(
                problem, question.entries().stream().map(Input.Entry::puzzle).toList(), expected.grids());
    }

    /** How many puzzles there are. */
    public int size() {
        return puzzles.size();
    }

    /** The words that say which puzzle is meant, such as {@code puzzle 2 of 5: }; nothing if there is only one. */
    public String name(int k) {
        return size() == 1 ? "" : "puzzle " + (k + 1) + " of " + size() + ": ";
    }
}
