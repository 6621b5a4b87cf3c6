package sudokukata.lab.command;

import java.util.function.Supplier;
import sudokukata.lab.cli.Refused;

/** Reads what people write by hand in the judge's data: the recipes of cases, the mistakes of programs. */
final class JudgeData {

    private JudgeData() {}

    /**
     * What a reader gives.
     *
     * @throws Refused if it says that an entry cannot be followed
     */
    static <T> T read(Supplier<T> reader) throws Refused {
        try {
            return reader.get();
        } catch (IllegalArgumentException e) {
            throw new Refused(e.getMessage());
        }
    }
}
