package sudokukata.lab.figure;

/** A part of a figure; it draws itself with its top left corner at 0, 0. Lengths are in pixels. */
interface Panel {

    /** What stands above it; empty for nothing. */
    default String heading() {
        return "";
    }

    double width();

    double height();

    void draw(Svg svg);
}
