package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import sudokukata.lab.replay.Event;
import sudokukata.puzzle.Cells;

/** A board whose digits come and go. */
record MovingBoard(Board start, Film film, List<Act> grounds, List<Act> digits) implements Panel {

    static MovingBoard of(Board start, Film film, List<Moment> moments, List<Turn> turns) {
        List<Act> grounds = new ArrayList<>();
        List<Act> digits = new ArrayList<>();
        for (Turn turn : turns) {
            Event event = turn.event();
            put(grounds, digits, turn, event.cell(), event.digit());
            put(grounds, digits, turn, event.other(), event.otherDigit());
        }
        for (int k = 1; k <= moments.size(); k++) {
            int frame = k;
            moments.get(k - 1).trouble().ifPresent(text -> cross(digits, text, frame));
        }
        return new MovingBoard(start, film, grounds, digits);
    }

    private static void put(List<Act> grounds, List<Act> digits, Turn turn, int cell, int digit) {
        if (cell == Event.NONE) {
            return;
        }
        String text = Integer.toString(digit);
        grounds.add(new Act(turn.from(), turn.from() + 1, svg -> ground(svg, "here", cell)));
        digits.add(new Act(turn.from(), turn.to(), svg -> Board.digit(svg, cell, "digit fill", text)));
        if (turn.returned()) {
            grounds.add(new Act(turn.to(), turn.to() + 1, svg -> ground(svg, "broken", cell)));
            digits.add(new Act(turn.to(), turn.to() + 1, svg -> Board.digit(svg, cell, "digit gone", text)));
        }
    }

    private static void ground(Svg svg, String style, int cell) {
        svg.rect(style, Board.left(cell), Board.top(cell), Board.CELL, Board.CELL);
    }

    /** A cell without a candidate; frames that follow one another are one act for the eye. */
    private static void cross(List<Act> digits, String trouble, int frame) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int dead = cell;
            if (trouble.startsWith(Cells.name(cell) + " ")) {
                digits.add(new Act(frame, frame + 1, svg -> Board.digit(svg, dead, "digit bad", "\u2717")));
            }
        }
    }

    List<Act> acts() {
        List<Act> all = new ArrayList<>(grounds);
        all.addAll(digits);
        return all;
    }

    @Override
    public double width() {
        return start.width();
    }

    @Override
    public double height() {
        return start.height();
    }

    @Override
    public void draw(Svg svg) {
        svg.rect("blank", Board.EDGE, Board.EDGE, 9 * Board.CELL, 9 * Board.CELL);
        start.drawGrounds(svg);
        film.draw(svg, grounds);
        start.drawLines(svg);
        start.drawDigits(svg);
        film.draw(svg, digits);
    }
}
