package sudokukata.lab.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudokukata.judge.problem.CaseLibrary;
import sudokukata.search.SolverStrategy;

/**
 * The house: three floors, one way down. Each rule is run on the project, and on a class that breaks it, so that no
 * rule is green because it looks at nothing.
 */
class ArchitectureTest {
    private static final JavaClasses PROJECT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("sudokukata");

    /** What a strategy needs of the language: no clock, no print, no file, no thread, no chance. */
    private static final Set<String> LANGUAGE = Set.of(
            "java.lang.Object",
            "java.lang.String",
            "java.lang.StringBuilder",
            "java.lang.CharSequence",
            "java.lang.Iterable",
            "java.lang.Comparable",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Byte",
            "java.lang.Boolean",
            "java.lang.Math",
            "java.lang.Record",
            "java.lang.Enum",
            "java.lang.Class",
            "java.lang.ClassLoader",
            "java.lang.Override",
            "java.lang.FunctionalInterface",
            "java.lang.SafeVarargs",
            "java.lang.MatchException",
            "java.lang.AssertionError",
            "java.lang.IllegalStateException",
            "java.lang.IllegalArgumentException",
            "java.lang.ReflectiveOperationException",
            "java.lang.NoSuchFieldError",
            "java.lang.ExceptionInInitializerError",
            "java.lang.System");

    private static final ArchRule STRATEGIES_NEED_LITTLE = classes()
            .that(areStrategiesOrTheirHelpers())
            .should()
            .onlyDependOnClassesThat(areAllowedForStrategies())
            .because("C9: a strategy searches and does nothing else: the same puzzle gives the same search anywhere");

    private static final ArchRule STRATEGIES_COPY_ONLY = noClasses()
            .that(areStrategiesOrTheirHelpers())
            .should()
            .callMethodWhere(describe(
                    "System is used for more than arraycopy",
                    call -> call.getTargetOwner().isEquivalentTo(System.class)
                            && !call.getName().equals("arraycopy")))
            .orShould()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .because("C9: a strategy reads no clock and prints nothing");

    private static final ArchRule STRATEGIES_ARE_STRANGERS = slices().matching("sudokukata.strategy.(*)..")
            .should()
            .notDependOnEachOther()
            .because("each strategy is a page that can be read alone");

    private static final ArchRule NO_CYCLES =
            slices().matching("sudokukata.(**)").should().beFreeOfCycles().because("there is one way down");

    private static final ArchRule STRATEGIES_HAVE_NO_STATE = classes()
            .that()
            .implement(SolverStrategy.class)
            .and(resideInAPackage("sudokukata.strategy.."))
            .should()
            .haveModifier(JavaModifier.FINAL)
            .andShould(haveNoInstanceFields())
            .because("C8: one instance serves many threads and many puzzles");

    private static final ArchRule STRATEGIES_ARE_NAMED = classes()
            .that()
            .implement(SolverStrategy.class)
            .and(resideInAPackage("sudokukata.strategy.."))
            .should()
            .haveSimpleNameEndingWith("Strategy")
            .because("a reader finds a strategy by its name");

    private static final ArchRule NOTHING_STATIC_CHANGES = fields().that()
            .areStatic()
            .should()
            .beFinal()
            .because("C8: static state leaks from one puzzle to the next, and between threads");

    private static final ArchRule STATIC_ARRAYS_ARE_TABLES = fields().that()
            .areStatic()
            .and(describe("are arrays", (JavaField field) -> field.getRawType().isArray()))
            .and(describe(
                    "were written by hand",
                    (JavaField field) -> !field.getModifiers().contains(JavaModifier.SYNTHETIC)))
            .should()
            .beDeclaredInClassesThat()
            .haveSimpleNameEndingWith("Tables")
            .allowEmptyShould(true)
            .because("final does not keep an array's elements: those that never change stand apart");

    private static final ArchRule CHECKER_KNOWS_NO_STRATEGY = noClasses()
            .that()
            .resideInAPackage("sudokukata.judge.check..")
            .should()
            .dependOnClassesThat(resideInAPackage("sudokukata.strategy..").or(resideInAPackage("sudokukata.search..")))
            .because("a checker that shares code with a solver shares its mistakes");

    private static final ArchRule ONLY_THE_COMMAND_LINE_PRINTS = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("sudokukata.lab.command.Kata")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .because("nothing prints but the commands, and they print to the writers that they are given");

    private static final ArchRule FLOORS = classes()
            .should(Floors.readFrom(CaseLibrary.ofProject().root().resolveSibling("docs/maintain/architecture.md"))
                    .beRespected())
            .because("docs/maintain/architecture.md lists every dependency between packages that there may be");

    static Stream<Arguments> rules() {
        return Stream.of(
                Arguments.of("strategies need little", STRATEGIES_NEED_LITTLE, "reading.FileStrategy"),
                Arguments.of("strategies copy only", STRATEGIES_COPY_ONLY, "timing.ClockStrategy"),
                Arguments.of("strategies are strangers", STRATEGIES_ARE_STRANGERS, "borrowing.BorrowingStrategy"),
                Arguments.of("no cycles", NO_CYCLES, "borrowing.BorrowingStrategy"),
                Arguments.of("strategies have no state", STRATEGIES_HAVE_NO_STATE, "keeping.KeepingStrategy"),
                Arguments.of("strategies are named", STRATEGIES_ARE_NAMED, "naming.Solver"),
                Arguments.of("nothing static changes", NOTHING_STATIC_CHANGES, "keeping.KeepingStrategy"),
                Arguments.of("static arrays are tables", STATIC_ARRAYS_ARE_TABLES, "keeping.KeepingStrategy"),
                Arguments.of("only the command line prints", ONLY_THE_COMMAND_LINE_PRINTS, "timing.ClockStrategy"),
                Arguments.of("the floors", FLOORS, "climbing.ClimbingStrategy"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void holdsInTheProjectAndIsBrokenByItsViolator(String name, ArchRule rule, String violator) {
        rule.check(PROJECT);
        JavaClasses broken = importing("sudokukata.strategy." + violator);
        assertThatThrownBy(() -> rule.check(broken))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(violator.substring(violator.indexOf('.') + 1));
    }

    @Test
    void theCheckerKnowsNoStrategy() {
        CHECKER_KNOWS_NO_STRATEGY.check(PROJECT);
        JavaClasses broken = importing("sudokukata.judge.check.SolvingChecker");
        assertThatThrownBy(() -> CHECKER_KNOWS_NO_STRATEGY.check(broken)).hasMessageContaining("SolvingChecker");
    }

    @Test
    void theProjectIsWhatIsLookedAt() {
        assertThat(PROJECT.stream().map(JavaClass::getPackageName))
                .contains("sudokukata.puzzle", "sudokukata.search", "sudokukata.judge", "sudokukata.lab.command");
    }

    /** A violator together with the package of another strategy that it may know. */
    private static JavaClasses importing(String violator) {
        return new ClassFileImporter()
                .importClasses(load(violator), load("sudokukata.strategy.lending.LendingStrategy"));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(name, e);
        }
    }

    private static DescribedPredicate<JavaClass> areStrategiesOrTheirHelpers() {
        return resideInAPackage("sudokukata.strategy..");
    }

    private static DescribedPredicate<JavaClass> areAllowedForStrategies() {
        return describe(
                "puzzle, search, strategies, java.util, java.lang.invoke and the plain part of java.lang", type -> {
                    JavaClass base = type.getBaseComponentType();
                    String pack = base.getPackageName();
                    boolean chance = base.getSimpleName().contains("Random");
                    boolean concurrent = pack.startsWith("java.util.concurrent");
                    return base.isPrimitive()
                            || pack.equals("sudokukata.puzzle")
                            || pack.equals("sudokukata.search")
                            || pack.startsWith("sudokukata.strategy")
                            || pack.startsWith("java.util") && !chance && !concurrent
                            || pack.equals("java.lang.invoke")
                            || pack.equals("java.lang.runtime")
                            || LANGUAGE.contains(base.getName());
                });
    }

    private static ArchCondition<JavaClass> haveNoInstanceFields() {
        return new ArchCondition<>("have no instance fields") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getFields().stream()
                        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                        .forEach(field -> events.add(SimpleConditionEvent.violated(field, field.getDescription())));
            }
        };
    }
}
