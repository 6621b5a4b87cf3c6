package sudokukata.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StrategiesTest {

    @Test
    void theShelfHoldsWhatTheServiceFilesName() {
        assertThat(Strategies.all())
                .extracting(SolverStrategy::id)
                .contains("naive", "memo", "mrv", "singles", "cover", "domino");
    }

    @Test
    void anUnknownNameIsAnsweredWithTheList() {
        assertThat(Strategies.find("mvr")).isEmpty();
        assertThatThrownBy(() -> Strategies.named("mvr"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "no strategy is named 'mvr'; there are: naive, memo, mrv, singles, cover, bands, domino");
    }
}
