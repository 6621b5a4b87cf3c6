package sudokukata.lab.figure;

import java.util.Locale;
import java.util.function.Function;

/** The kinds of figures. */
public enum FigureKind {
    /** The board at a moment, clues told from fills. */
    GRID(GridFigure::of),
    /** The board with the cells and the unit where a rule is broken, or where nothing fits. */
    MARKED(MarkedFigure::of),
    /** The three masks of a cell, and what they leave. */
    MASKS(MasksFigure::of),
    /** Dominoes as tiles. */
    TILING(TilingFigure::of),
    /** The calls as bars over time: the stack grows and unwinds. */
    STACK(StackFigure::of),
    /** The search tree. */
    TREE(TreeFigure::of),
    /** How often each cell was written. */
    HEAT(HeatFigure::of),
    /** The board and the stack, moving. */
    ANIMATION(AnimationFigure::of);

    private final Function<FigureRequest, Sheet> figure;

    FigureKind(Function<FigureRequest, Sheet> figure) {
        this.figure = figure;
    }

    /**
     * The text of an SVG file.
     *
     * @throws Undrawable if this kind cannot show what is asked
     */
    public String svg(FigureRequest request) {
        if (request.other().isPresent() && this != TREE && this != HEAT) {
            throw new Undrawable("only tree and heat show two strategies, not " + this);
        }
        if (request.cell().isPresent() && this != MASKS) {
            throw new Undrawable("only masks look at one cell, not " + this);
        }
        return figure.apply(request).svg();
    }

    /** The word on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
