package sudokukata.lab.figure;

import java.util.List;

/**
 * The calls as bars: time runs to the right, one column an event, and a call stands below the one that made it. A bar
 * ends where its call returns; an arrow leads back up.
 */
record StackFigure(String label, List<Bar> bars, List<Sign> signs, int columns) implements Panel {
    private static final int MOST = 44;
    private static final double ROW = 32;
    private static final double BAR = 22;
    private static final double LEFT = 52;
    private static final double TOP = 24;
    private static final double LETTER = 6.3;

    static Sheet of(FigureRequest request) {
        Scene scene = request.scene();
        Calls calls = Calls.of(scene, scene.moments("a stack", MOST));
        return new Sheet(
                scene.name() + ": the stack of " + scene.strategy(),
                List.of(new StackFigure("call", calls.bars(), calls.signs(), calls.columns())),
                List.of(
                        new Legend("back", "returned: its digit is taken back"),
                        new Legend("holds", "a call that still waits")),
                "Time runs to the right, one column an event. Each bar is a call that has written its digit and waits. "
                        + "At a dead end the calls return, the latest first: that is how the search goes back.");
    }

    private double column() {
        return Math.max(20, Math.min(52, 936.0 / Math.max(1, columns)));
    }

    private int rows() {
        int bar = bars.stream().mapToInt(Bar::row).max().orElse(0);
        return Math.max(bar, signs.stream().mapToInt(Sign::row).max().orElse(0)) + 1;
    }

    @Override
    public double width() {
        return LEFT + columns * column() + 40;
    }

    @Override
    public double height() {
        return TOP + rows() * ROW;
    }

    @Override
    public void draw(Svg svg) {
        double end = LEFT + columns * column();
        svg.text("small", LEFT, 10, "time");
        svg.line("way", LEFT + 28, 6, end - 6, 6);
        svg.path("way", "M" + Svg.number(end - 12) + " 2l6 4l-6 4");
        int first = bars.stream().mapToInt(Bar::depth).min().orElse(1);
        int calls = bars.stream().mapToInt(Bar::row).max().orElse(-1) + 1;
        for (int row = 0; row < calls; row++) {
            svg.text("small end", LEFT - 8, TOP + row * ROW + 15, label + " " + (first + row));
        }
        bars.forEach(bar -> draw(svg, bar));
        signs.forEach(sign ->
                svg.text(sign.style(), LEFT + sign.column() * column() + 2, TOP + sign.row() * ROW + 15, sign.text()));
    }

    private void draw(Svg svg, Bar bar) {
        double x = LEFT + bar.start() * column();
        double y = TOP + bar.row() * ROW;
        double width = (bar.end() - bar.start()) * column() - 2;
        svg.rect(bar.returned() ? "back" : "holds", x, y, width, BAR);
        if (bar.label().length() * LETTER + 6 <= width) {
            svg.text("code", x + 5, y + 15, bar.label());
        }
        if (bar.returned()) {
            double up = x + width + 2 + column() / 2;
            double tip = bar.row() == 0 ? y - 8 : y - ROW + BAR + 2;
            svg.path(
                    "wayback",
                    "M" + Svg.number(x + width) + " " + Svg.number(y + BAR / 2) + "H" + Svg.number(up) + "V"
                            + Svg.number(tip + 6));
            if (bars.stream().noneMatch(next -> next.row() == bar.row() && next.start() == bar.end() + 1)) {
                svg.text("small", up + 6, y + BAR / 2 + 4, "return");
            }
            svg.path("arrow", "M" + Svg.number(up) + " " + Svg.number(tip) + "l-5 7h10z");
        }
    }
}
