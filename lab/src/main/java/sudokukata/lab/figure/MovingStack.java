package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;

/** The calls that wait, and what is done, in words above them. */
record MovingStack(Film film, List<Appearance> acts, double height) implements Panel {
    private static final double TOP = 62;
    private static final double WIDTH = 330;
    private static final double CHIP = 120;

    static MovingStack of(Scene scene, Film film, List<Moment> moments, List<Turn> turns) {
        List<Appearance> acts = new ArrayList<>();
        acts.add(new Appearance(0, 1, svg -> words(svg, "good", "start: the first blank", "")));
        for (int k = 1; k <= moments.size(); k++) {
            acts.add(words(scene, moments.get(k - 1), k));
        }
        int deepest = turns.stream().mapToInt(Turn::depth).max().orElse(1);
        double row = Math.min(28, (Board.SIZE - TOP) / deepest);
        turns.forEach(turn -> chips(acts, scene, turn, TOP + (turn.depth() - 1) * row, row - 4));
        return new MovingStack(film, acts, Board.SIZE);
    }

    private static Appearance words(Scene scene, Moment moment, int frame) {
        String trouble = moment.trouble().map(scene.words()::brief).orElse("");
        String place = moment.taken().map(scene::label).orElse("");
        return new Appearance(frame, frame + 1, svg -> {
            switch (moment.event().type()) {
                case FOUND -> words(svg, "good", "all cells are filled: a solution", "");
                case UNDO, UNBRANCH ->
                    words(svg, "bad", "go back: the call returns", "it takes " + place + " back, and tries more");
                default ->
                    words(
                            svg,
                            "heading fill",
                            "go on: write " + scene.label(moment.event()),
                            trouble.isEmpty() ? "" : "\u2717 " + trouble + "; not seen yet");
            }
        });
    }

    private static void words(Svg svg, String style, String first, String second) {
        svg.text(style, 0, 14, first);
        if (!second.isEmpty()) {
            svg.text("said", 0, 34, second);
        }
    }

    private static void chips(List<Appearance> acts, Scene scene, Turn turn, double y, double height) {
        String label = scene.label(turn.event());
        acts.add(new Appearance(turn.from(), turn.to(), svg -> chip(svg, "placed", label, "code", y, height)));
        if (turn.returned()) {
            acts.add(new Appearance(turn.to(), turn.to() + 1, svg -> {
                chip(svg, "back", label, "code gone", y, height);
                svg.path(
                        "wayback",
                        "M" + Svg.number(CHIP + 4) + " " + Svg.number(y + height / 2) + "h16v"
                                + Svg.number(-height + 2));
                svg.path("arrow", "M" + Svg.number(CHIP + 20) + " " + Svg.number(y - height / 2 - 4) + "l-5 7h10z");
                svg.text("bad", CHIP + 32, y + height / 2 + 4, "return");
            }));
        }
    }

    private static void chip(Svg svg, String style, String label, String text, double y, double height) {
        svg.leaf("rect", "class", style, "x", 0, "y", y, "width", CHIP, "height", height, "rx", 4);
        svg.text(text, 10, y + height / 2 + 4, label);
    }

    @Override
    public double width() {
        return WIDTH;
    }

    @Override
    public void draw(Svg svg) {
        svg.text("small", 0, TOP - 8, "the stack: calls that wait, the first on top");
        film.draw(svg, acts);
    }
}
