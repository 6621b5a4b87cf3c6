package sudokukata.lab.cli;

import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

/** Reads a problem's number; the help lists those that there are, as {@code ${COMPLETION-CANDIDATES}}. */
public final class ProblemConverter implements ITypeConverter<Problem>, Iterable<String> {
    @Override
    public Problem convert(String number) {
        try {
            return Problems.numbered(number);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    @Override
    public Iterator<String> iterator() {
        return Problems.all().stream().map(Problem::toString).iterator();
    }
}
