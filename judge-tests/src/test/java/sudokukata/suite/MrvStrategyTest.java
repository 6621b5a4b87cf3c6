package sudokukata.suite;

import org.junit.jupiter.api.Tag;

// docs:begin class
@Tag("mrv")
class MrvStrategyTest extends StrategyContract {
    MrvStrategyTest() {
        super("mrv");
    }
}
// docs:end class
