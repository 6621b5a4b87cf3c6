package sudokukata.suite;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import sudokukata.search.Capability;
import sudokukata.search.Clause;

/** Says which clause of the contract a test of the suite is about, and what a strategy must promise to be under it. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface Covers {
    /** The clause; its number begins the test's display name. */
    Clause value();

    /** What the test needs: a strategy that does not promise it is not tested, by {@link RequirementFilter}. */
    Capability[] needs() default {};
}
