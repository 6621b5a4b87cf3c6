package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("propagation")
class PropagationStrategyTest extends StrategyContract {
    PropagationStrategyTest() {
        super("propagation");
    }
}
