package sudokukata.lab;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import sudokukata.judge.format.Problem;

/** Reads a problem's number. */
final class ProblemConverter implements ITypeConverter<Problem> {
    @Override
    public Problem convert(String number) {
        return Problem.numbered(number)
                .orElseThrow(() ->
                        new TypeConversionException("'" + number + "' is no problem; there are 2239, 2580 and 4574"));
    }
}
