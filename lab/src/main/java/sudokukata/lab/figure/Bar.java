package sudokukata.lab.figure;

/**
 * A call over time.
 *
 * @param label its placement
 * @param depth how many decisions stood with it, from 1
 * @param row where it is drawn, from 0
 * @param start the column of its placement
 * @param end the column of its return, or the one after the last
 * @param returned whether it returned inside the part
 */
record Bar(String label, int depth, int row, int start, int end, boolean returned) {}
