package sudokukata.lab.figure;

import java.util.ArrayList;
import java.util.List;
import sudokukata.puzzle.Contradiction;
import sudokukata.puzzle.DeadEnd.NoCandidate;
import sudokukata.search.Event;

/** A board whose digits come and go. */
record MovingBoard(Board start, Film film, List<Appearance> grounds, List<Appearance> digits) implements Panel {

    static MovingBoard of(Board start, Film film, List<Moment> moments, List<Turn> turns) {
        List<Appearance> grounds = new ArrayList<>();
        List<Appearance> digits = new ArrayList<>();
        for (Turn turn : turns) {
            Event event = turn.event();
            put(grounds, digits, turn, event.cell(), event.digit());
            put(grounds, digits, turn, event.other(), event.otherDigit());
        }
        for (int k = 1; k <= moments.size(); k++) {
            int frame = k;
            moments.get(k - 1).trouble().ifPresent(found -> cross(digits, found, frame));
        }
        return new MovingBoard(start, film, grounds, digits);
    }

    private static void put(List<Appearance> grounds, List<Appearance> digits, Turn turn, int cell, int digit) {
        if (cell == Event.NONE) {
            return;
        }
        String text = Integer.toString(digit);
        grounds.add(new Appearance(turn.from(), turn.from() + 1, svg -> ground(svg, "here", cell)));
        digits.add(new Appearance(turn.from(), turn.to(), svg -> Board.digit(svg, cell, "digit fill", text)));
        if (turn.returned()) {
            grounds.add(new Appearance(turn.to(), turn.to() + 1, svg -> ground(svg, "broken", cell)));
            digits.add(new Appearance(turn.to(), turn.to() + 1, svg -> Board.digit(svg, cell, "digit gone", text)));
        }
    }

    private static void ground(Svg svg, String style, int cell) {
        svg.rect(style, Board.left(cell), Board.top(cell), Board.CELL, Board.CELL);
    }

    /** A cell without a candidate; frames that follow one another are one act for the eye. */
    private static void cross(List<Appearance> digits, Contradiction found, int frame) {
        if (found instanceof NoCandidate dead) {
            digits.add(new Appearance(frame, frame + 1, svg -> Board.digit(svg, dead.cell(), "digit bad", "\u2717")));
        }
    }

    List<Appearance> acts() {
        List<Appearance> all = new ArrayList<>(grounds);
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
