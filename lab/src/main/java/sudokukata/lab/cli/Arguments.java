package sudokukata.lab.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

/**
 * A problem's number and a file, each of which may be missing.
 *
 * @param problem the problem, if its number was given
 * @param file the file, or null for standard input
 */
public record Arguments(Optional<Problem> problem, Path file) {

    /** Tells the two apart: a number is a problem, unless a file has that name. */
    public static Arguments of(List<String> words, CommandLine command) {
        if (words.isEmpty()) {
            return new Arguments(Optional.empty(), null);
        }
        if (words.size() > 2) {
            throw new ParameterException(command, "one problem and one file at most, not " + String.join(" ", words));
        }
        String first = words.get(0);
        Optional<Problem> problem = Problems.find(first);
        boolean number = first.matches("\\d+") && Files.notExists(Path.of(first));
        if (number && problem.isEmpty() || words.size() == 2 && problem.isEmpty()) {
            throw new ParameterException(command, "'" + first + "' is no problem; there are " + Problems.names("and"));
        }
        if (problem.isEmpty()) {
            return new Arguments(problem, Path.of(first));
        }
        return new Arguments(problem, words.size() == 2 ? Path.of(words.get(1)) : null);
    }
}
