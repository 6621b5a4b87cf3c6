// Dancing links: a sudoku as an exact cover, always with the column of the fewest rows. It finds a right grid very
// fast, but with several solutions not the first in order.
import java.util.Scanner;

public class Main {
    static final int COLUMNS = 324;
    static int[] left = new int[COLUMNS + 1];
    static int[] right = new int[COLUMNS + 1];
    static int[] size = new int[COLUMNS + 1];
    static int[] up = new int[3500];
    static int[] down = new int[3500];
    static int[] column = new int[3500];
    static int[] choice = new int[3500];
    static int nodes = COLUMNS + 1;
    static char[] answer = new char[81];

    public static void main(String[] args) {
        for (int i = 0; i <= COLUMNS; i++) {
            left[i] = (i + COLUMNS) % (COLUMNS + 1);
            right[i] = (i + 1) % (COLUMNS + 1);
            up[i] = down[i] = column[i] = i;
        }
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) {
                for (int d = 1; d <= 9; d++) {
                    if (line.charAt(c) == '0' || line.charAt(c) - '0' == d) {
                        addRow(r, c, d);
                    }
                }
            }
        }
        search();
        for (int r = 0; r < 9; r++) {
            System.out.println(new String(answer, r * 9, 9));
        }
    }

    static void addRow(int r, int c, int d) {
        int box = r / 3 * 3 + c / 3;
        int[] heads = {1 + r * 9 + c, 81 + r * 9 + d, 162 + c * 9 + d, 243 + box * 9 + d};
        for (int head : heads) {
            column[nodes] = head;
            choice[nodes] = (r * 9 + c) * 10 + d;
            up[nodes] = up[head];
            down[nodes] = head;
            down[up[head]] = nodes;
            up[head] = nodes;
            size[head]++;
            nodes++;
        }
    }

    static boolean search() {
        if (right[0] == 0) {
            return true;
        }
        int best = right[0];
        for (int head = right[0]; head != 0; head = right[head]) {
            if (size[head] < size[best]) {
                best = head;
            }
        }
        cover(best);
        for (int row = down[best]; row != best; row = down[row]) {
            answer[choice[row] / 10] = (char) ('0' + choice[row] % 10);
            for (int node = next(row); node != row; node = next(node)) {
                cover(column[node]);
            }
            if (search()) {
                return true;
            }
            for (int node = previous(row); node != row; node = previous(node)) {
                uncover(column[node]);
            }
        }
        uncover(best);
        return false;
    }

    /** The four nodes of a row stand side by side. */
    static int next(int node) {
        int first = node - (node - COLUMNS - 1) % 4;
        return first + (node - first + 1) % 4;
    }

    static int previous(int node) {
        int first = node - (node - COLUMNS - 1) % 4;
        return first + (node - first + 3) % 4;
    }

    static void cover(int head) {
        right[left[head]] = right[head];
        left[right[head]] = left[head];
        for (int row = down[head]; row != head; row = down[row]) {
            for (int node = next(row); node != row; node = next(node)) {
                down[up[node]] = down[node];
                up[down[node]] = up[node];
                size[column[node]]--;
            }
        }
    }

    static void uncover(int head) {
        for (int row = up[head]; row != head; row = up[row]) {
            for (int node = previous(row); node != row; node = previous(node)) {
                down[up[node]] = node;
                up[down[node]] = node;
                size[column[node]]++;
            }
        }
        right[left[head]] = head;
        left[right[head]] = head;
    }
}
