package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("mrv")
class MrvStrategyTest extends StrategyContract {
    MrvStrategyTest() {
        super("mrv");
    }
}
