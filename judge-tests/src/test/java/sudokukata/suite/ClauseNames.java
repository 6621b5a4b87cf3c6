package sudokukata.suite;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGenerator;

/** Names a test by its clause and its method: {@code C3 stopsWhenItIsTold}. */
final class ClauseNames extends DisplayNameGenerator.Standard {
    @Override
    public String generateDisplayNameForMethod(List<Class<?>> enclosing, Class<?> type, Method method) {
        return Optional.ofNullable(method.getAnnotation(Covers.class))
                        .map(covers -> covers.value() + " ")
                        .orElse("")
                + method.getName();
    }
}
