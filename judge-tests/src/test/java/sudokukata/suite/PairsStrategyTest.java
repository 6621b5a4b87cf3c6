package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("pairs")
class PairsStrategyTest extends StrategyContract {
    PairsStrategyTest() {
        super("pairs");
    }
}
