package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("singles")
class SinglesStrategyTest extends StrategyContract {
    SinglesStrategyTest() {
        super("singles");
    }
}
