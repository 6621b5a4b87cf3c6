package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("naive")
class NaiveStrategyTest extends StrategyContract {
    NaiveStrategyTest() {
        super("naive");
    }
}
