package sudokukata.judge.levels;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sudokukata.judge.format.Input;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.puzzle.Puzzle;

/**
 * The questions that the levels have put so far. None is put twice: a level is tried only when those below it are
 * passed, and a learner waits for each search.
 */
final class Deduplicator {
    /** Puzzles, however a file lays them out, and whether of their solutions the first in order is wanted. */
    private record Question(List<Puzzle> puzzles, boolean firstInOrder) {}

    private final Set<Question> questions = new HashSet<>();

    /** Of the cases of one level those that put a new question, in the same order. */
    List<JudgeCase> notYet(List<JudgeCase> cases) {
        Set<Question> ofTheLevel = new HashSet<>();
        cases.forEach(judgeCase -> ofTheLevel.add(question(judgeCase)));
        return cases.stream()
                .filter(judgeCase -> !isAnsweredBy(ofTheLevel, question(judgeCase)))
                .filter(judgeCase -> questions.add(question(judgeCase)))
                .toList();
    }

    /** Who finds the first solution in order has found one. */
    private static boolean isAnsweredBy(Set<Question> others, Question question) {
        return !question.firstInOrder() && others.contains(new Question(question.puzzles(), true));
    }

    private static Question question(JudgeCase judgeCase) {
        Problem problem = judgeCase.problem();
        Input input = problem.format().read(judgeCase.input());
        return new Question(input.entries().stream().map(Input.Entry::puzzle).toList(), problem.wantsFirstInOrder());
    }
}
