package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("yours")
class YourStrategyTest extends LearnerContract {
    YourStrategyTest() {
        super("yours");
    }
}
