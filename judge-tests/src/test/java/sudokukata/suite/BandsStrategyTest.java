package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("bands")
class BandsStrategyTest extends StrategyContract {
    BandsStrategyTest() {
        super("bands");
    }
}
