package sudokukata.judge.data;

import java.util.List;
import java.util.Map;

/**
 * One recipe as it is written.
 *
 * @param values its keys and values
 */
record Entry(Map<String, Object> values) {

    Entry {
        values = Map.copyOf(values);
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    /**
     * A text.
     *
     * @throws IllegalArgumentException if the key is missing
     */
    String text(String key) {
        return require(key).toString();
    }

    /**
     * A whole number.
     *
     * @throws IllegalArgumentException if the key is missing, or is no number
     */
    long number(String key) {
        if (require(key) instanceof Number number) {
            return number.longValue();
        }
        throw new IllegalArgumentException("'" + key + "' must be a number in " + values);
    }

    /** The recipes inside; itself if there is no such list. */
    List<Entry> parts(String key) {
        return values.get(key) instanceof List<?> list
                ? list.stream().map(Entry::of).toList()
                : List.of(this);
    }

    @SuppressWarnings("unchecked")
    static Entry of(Object map) {
        return new Entry((Map<String, Object>) map);
    }

    private Object require(String key) {
        if (!has(key)) {
            throw new IllegalArgumentException("'" + key + "' is missing in " + values);
        }
        return values.get(key);
    }
}
