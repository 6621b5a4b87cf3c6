package sudokukata.lab.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Reads a strategy's id. */
public final class StrategyConverter implements ITypeConverter<SolverStrategy> {
    @Override
    public SolverStrategy convert(String id) {
        try {
            return Strategies.named(id);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
