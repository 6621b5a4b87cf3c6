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
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Mermaid diagram of the packages: an arrow {@code a --> b} says that a may know b. A package that is not drawn may
 * not exist; {@code strategy} and {@code learner} stand for all packages below them.
 */
record Floors(Set<String> nodes, Set<String> arrows) {
    private static final String ROOT = "sudokukata.";
    private static final Pattern NODE = Pattern.compile("^ +([a-z.]+)\\[");
    private static final Pattern ARROW = Pattern.compile("^ +([a-z.]+) --> ([a-z.]+)$");

    static Floors readFrom(Path page) {
        Set<String> nodes = new HashSet<>();
        Set<String> arrows = new HashSet<>();
        try {
            for (String line : Files.readAllLines(page)) {
                Matcher node = NODE.matcher(line);
                if (node.find()) {
                    nodes.add(node.group(1));
                }
                Matcher arrow = ARROW.matcher(line);
                if (arrow.find()) {
                    arrows.add(arrow.group(1) + " -> " + arrow.group(2));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Floors(nodes, arrows);
    }

    ArchCondition<JavaClass> beRespected() {
        return new ArchCondition<>("know only what the diagram lets them know") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String from = node(type);
                if (!nodes.contains(from)) {
                    events.add(
                            SimpleConditionEvent.violated(type, type.getName() + " is in no package of the diagram"));
                }
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    JavaClass target = dependency.getTargetClass().getBaseComponentType();
                    if (target.getPackageName().startsWith(ROOT)
                            && !node(target).equals(from)
                            && !arrows.contains(from + " -> " + node(target))) {
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
