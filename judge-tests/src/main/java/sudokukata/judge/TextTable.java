package sudokukata.judge;

import java.util.ArrayList;
import java.util.List;

/** Aligns the columns of a table: the first ones to the left, the rest, which are numbers, to the right. */
public final class TextTable {

    private TextTable() {}

    /**
     * Formats a table whose first line is its header.
     *
     * @param left how many columns are aligned to the left
     */
    public static String format(List<String[]> table, int left) {
        int[] widths = new int[table.get(0).length];
        for (String[] line : table) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line[i].length());
            }
        }
        List<String> lines = new ArrayList<>();
        for (String[] line : table) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String blanks = " ".repeat(widths[i] - line[i].length());
                text.append(i == 0 ? "" : "  ").append(i < left ? line[i] + blanks : blanks + line[i]);
            }
            lines.add(text.toString().stripTrailing());
        }
        return String.join("\n", lines);
    }
}
