package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("domino")
class DominoStrategyTest extends StrategyContract {
    DominoStrategyTest() {
        super("domino");
    }
}
