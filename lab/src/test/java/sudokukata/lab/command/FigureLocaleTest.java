package sudokukata.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * A figure is the same on a machine that writes its numbers in another way. Alone, because the locale is everybody's.
 */
@Isolated
class FigureLocaleTest {
    private static final String HEAT = "figure heat 2239 --grid inkala-2012 --strategy naive -o -";
    private static final String FILM =
            "figure animation 2580 --case levels/dead-end/01-ten-blanks --strategy naive -o -";

    private final Locale own = Locale.getDefault();

    @AfterEach
    void back() {
        Locale.setDefault(own);
    }

    @Test
    void numbersAreWrittenTheSameEverywhere() {
        String here = Kata.transcript(HEAT) + Kata.transcript(FILM);
        assertThat(here).contains("49,558", "19.8s");
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        assertThat(String.format("%d", 7)).as("the locale has its own digits").isNotEqualTo("7");
        assertThat(Kata.transcript(HEAT) + Kata.transcript(FILM)).isEqualTo(here);
    }
}
