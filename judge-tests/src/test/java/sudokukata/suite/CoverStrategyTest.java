package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("cover")
class CoverStrategyTest extends StrategyContract {
    CoverStrategyTest() {
        super("cover");
    }
}
