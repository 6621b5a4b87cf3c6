package sudokukata.lab.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table of the packages: each row names a package and those that it may know. A package without a row may not
 * exist;
 * {@code strategy} and {@code learner} stand for all packages below them.
 */
record Floors(Map<String, Set<String>> mayKnow) {
    private static final String ROOT = "sudokukata.";
    private static final Pattern ROW = Pattern.compile("^\\| `([a-z.]+)` \\| [^|`]*(?:`[^|`]*`[^|`]*)*\\|([^|]*)\\|$");
    private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

    static Floors readFrom(Path page) {
        Map<String, Set<String>> mayKnow = new HashMap<>();
        try (Stream<String> lines = Files.lines(page)) {
            lines.dropWhile(line -> !line.startsWith("| Package |"))
                    .map(ROW::matcher)
                    .filter(Matcher::matches)
                    .forEach(row -> {
                        Set<String> names = NAME.matcher(row.group(2))
                                .results()
                                .map(name -> name.group(1))
                                .collect(Collectors.toSet());
                        mayKnow.put(row.group(1), names);
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Floors(mayKnow);
    }

    ArchCondition<JavaClass> beRespected() {
        return new ArchCondition<>("know only what the table lets them know") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String from = node(type);
                if (!mayKnow.containsKey(from)) {
                    events.add(SimpleConditionEvent.violated(type, type.getName() + " is in no package of the table"));
                }
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    JavaClass target = dependency.getTargetClass().getBaseComponentType();
                    if (target.getPackageName().startsWith(ROOT)
                            && !node(target).equals(from)
                            && !mayKnow.getOrDefault(from, Set.of()).contains(node(target))) {
                        events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                    }
                }
            }
        };
    }

    private static String node(JavaClass type) {
        String name = type.getPackageName().substring(ROOT.length());
        return name.startsWith("strategy.") ? "strategy" : name.startsWith("learner.") ? "learner" : name;
    }
}
