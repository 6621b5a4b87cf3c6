package sudokukata.judge.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One test case: a file of input and the file with its answer.
 *
 * @param problem whose case it is
 * @param group the group's name, such as {@code sample}, {@code secret/few} or {@code beyond/roworder}
 * @param name the case's name inside the group
 * @param folder where its files stand
 * @param purpose what the case is there to expose
 * @param hint what to look at in a solver that fails it
 */
public record JudgeCase(Problem problem, String group, String name, Path folder, String purpose, String hint) {
    /** The group and the name: the value of {@code --case}. */
    public String id() {
        return group + "/" + name;
    }

    /** Whether the case is harder than the judge was: reported, but not part of the verdict. */
    public boolean isBeyond() {
        return group.startsWith("beyond/");
    }

    /** The budget of the whole case, in placements. */
    public long budget() {
        return isBeyond() ? problem.budgetBeyond() : problem.budget();
    }

    public String input() {
        return read(".in");
    }

    public String answer() {
        return read(".ans");
    }

    private String read(String ending) {
        try {
            return Files.readString(folder.resolve(name + ending));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Such as {@code 2239 secret/few/05-box-index}. */
    @Override
    public String toString() {
        return problem + " " + id();
    }
}
