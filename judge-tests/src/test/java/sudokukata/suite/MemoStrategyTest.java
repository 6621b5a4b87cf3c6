package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("memo")
class MemoStrategyTest extends StrategyContract {
    MemoStrategyTest() {
        super("memo");
    }
}
