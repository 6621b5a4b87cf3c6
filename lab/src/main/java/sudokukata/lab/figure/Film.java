package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * The frames of a moving figure: frame 0 before the first event, frame k right after the k-th. Times are in tenths of
 * seconds.
 *
 * @param starts when each frame begins
 * @param length when the last one ends, and the loop begins again
 * @param still the frame that is seen where nothing may move
 */
record Film(List<Integer> starts, int length, int still) {
    private static final int FIRST = 12;
    private static final int STEP = 8;
    private static final int BACK = 14;
    private static final int REST = 32;

    static Film of(List<Moment> moments) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        int time = FIRST;
        int still = moments.size();
        for (int k = 1; k <= moments.size(); k++) {
            starts.add(time);
            boolean back = moments.get(k - 1).event().type().isBacktrack();
            time += back ? BACK : STEP;
            still = back ? Math.min(still, k) : still;
        }
        return new Film(starts, time + REST, still);
    }

    int frames() {
        return starts.size();
    }

    /** The rules that show each act in its time. */
    String style(List<Appearance> acts) {
        StringBuilder rules = new StringBuilder(".act{visibility:hidden}.still{visibility:visible}\n");
        acts.stream().map(this::name).distinct().sorted().forEach(name -> rules.append(rule(name)));
        return rules.toString();
    }

    private String rule(String name) {
        String[] frames = name.substring(1).split("-");
        int from = Integer.parseInt(frames[0]);
        int to = Integer.parseInt(frames[1]);
        String begin = from == 0 ? "" : "0%{visibility:hidden}";
        String end = to >= frames() ? "" : percent(to) + "{visibility:hidden}";
        return "@keyframes " + name + "{" + begin + percent(from) + "{visibility:visible}" + end + "}\n"
                + "@media(prefers-reduced-motion:no-preference){." + name + "{animation:" + name + " "
                + Svg.number(length / 10.0) + "s step-end infinite}}\n";
    }

    private String percent(int frame) {
        long hundredths = Math.round(10_000.0 * starts.get(frame) / length);
        return hundredths / 100 + "." + hundredths / 10 % 10 + hundredths % 10 + "%";
    }

    private String name(Appearance act) {
        return "f" + act.from() + "-" + act.to();
    }

    void draw(Svg svg, List<Appearance> acts) {
        for (Appearance act : acts) {
            svg.open("g", "class", "act " + (act.isSeenIn(still) ? "still " : "") + name(act));
            act.picture().accept(svg);
            svg.close();
        }
    }
}
