package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole figure: a white card with a title, panels side by side, a legend, and a caption. It brings its own ground, so
 * it can be read on a light page and on a dark one.
 *
 * @param title what is shown, in a line
 * @param panels at least one
 * @param legend what the colours mean, three at the most
 * @param caption what to look at, in a sentence or two
 * @param style more rules of style, for a figure that moves
 */
record Sheet(String title, List<Panel> panels, List<Legend> legend, String caption, String style) {
    private static final double PAD = 20;
    private static final double GAP = 40;
    private static final double LINE = 18;
    private static final double SAMPLE = 16;
    private static final double TEXT = 13;
    /** The mean width of a letter, in parts of the size of the type: on the safe side, for a bare machine's font is wide. */
    private static final double LETTER = 0.56;

    Sheet(String title, List<Panel> panels, List<Legend> legend, String caption) {
        this(title, panels, legend, caption, "");
    }

    /** The file's text. */
    String svg() {
        double inner = inner();
        List<String> lines = wrap(caption, (int) (inner / (TEXT * LETTER)));
        double width = inner + 2 * PAD;
        double top =
                PAD + 30 + (panels.stream().allMatch(panel -> panel.heading().isEmpty()) ? 0 : 24);
        double bottom = top + panels.stream().mapToDouble(Panel::height).max().orElse(0);
        double height = bottom + (legend.isEmpty() ? 0 : 32) + 12 + LINE * lines.size() + PAD - 4;
        Svg svg = begin(width, height);
        svg.rect("card", 0.5, 0.5, width - 1, height - 1);
        svg.text("title", PAD, PAD + 14, title);
        drawPanels(svg, top);
        double y = drawLegend(svg, bottom);
        for (String line : lines) {
            y += LINE;
            svg.text("caption", PAD, y + 8, line);
        }
        return svg.close().toString();
    }

    private double inner() {
        double side = panels.stream().mapToDouble(Panel::width).sum() + GAP * (panels.size() - 1);
        double keys = legend.stream().mapToDouble(Sheet::width).sum();
        return Math.max(side, Math.max(keys, title.length() * 17 * LETTER));
    }

    private static double width(Legend entry) {
        return SAMPLE + 8 + entry.meaning().length() * TEXT * LETTER + 16;
    }

    private Svg begin(double width, double height) {
        Svg svg = new Svg();
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "width",
                width,
                "height",
                height,
                "viewBox",
                "0 0 " + Svg.number(width) + " " + Svg.number(height),
                "role",
                "img",
                "aria-labelledby",
                "title desc");
        svg.words("title", title, "id", "title");
        svg.words("desc", caption, "id", "desc");
        return svg.words("style", "\n" + Style.SHEET + style);
    }

    private void drawPanels(Svg svg, double top) {
        double x = PAD;
        for (Panel panel : panels) {
            if (!panel.heading().isEmpty()) {
                svg.text("heading", x, top - 12, panel.heading());
            }
            svg.moved(x, top);
            panel.draw(svg);
            svg.close();
            x += panel.width() + GAP;
        }
    }

    private double drawLegend(Svg svg, double bottom) {
        if (legend.isEmpty()) {
            return bottom;
        }
        double x = PAD;
        double y = bottom + 16;
        for (Legend entry : legend) {
            svg.rect(entry.style(), x, y, SAMPLE, SAMPLE);
            svg.text("key", x + SAMPLE + 8, y + 13, entry.meaning());
            x += width(entry);
        }
        return y + SAMPLE;
    }

    private static List<String> wrap(String text, int letters) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > letters) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
