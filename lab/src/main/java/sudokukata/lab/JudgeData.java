package sudokukata.lab;

import java.util.function.Supplier;

/** Reads what people write by hand in the judge's data: the recipes of cases, the mistakes of programs. */
final class JudgeData {

    private JudgeData() {}

    /**
     * What a reader gives.
     *
     * @throws TextSource.Unreadable if it says that an entry cannot be followed
     */
    static <T> T read(Supplier<T> reader) throws TextSource.Unreadable {
        try {
            return reader.get();
        } catch (IllegalArgumentException e) {
            throw new TextSource.Unreadable(e.getMessage());
        }
    }
}
