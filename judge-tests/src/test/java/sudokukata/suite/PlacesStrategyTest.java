package sudokukata.suite;

import org.junit.jupiter.api.Tag;

@Tag("places")
class PlacesStrategyTest extends StrategyContract {
    PlacesStrategyTest() {
        super("places");
    }
}
