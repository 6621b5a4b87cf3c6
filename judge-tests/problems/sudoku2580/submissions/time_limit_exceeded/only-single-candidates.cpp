// Fills only blanks with a single candidate, again and again, until no blank is left.
// It never guesses: where every blank has two candidates or more, the loop never ends.
#include <iostream>
using namespace std;

int grid[9][9];

bool can_place(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (grid[r][i] == d || grid[i][c] == d || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) {
            return false;
        }
    }
    return true;
}

int main() {
    int blanks = 0;
    for (auto& row : grid) {
        for (int& digit : row) {
            cin >> digit;
            blanks += digit == 0;
        }
    }
    while (blanks > 0) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] != 0) {
                    continue;
                }
                int count = 0, only = 0;
                for (int d = 1; d <= 9; d++) {
                    if (can_place(r, c, d)) {
                        count++;
                        only = d;
                    }
                }
                if (count == 1) {
                    grid[r][c] = only;
                    blanks--;
                }
            }
        }
    }
    for (auto& row : grid) {
        for (int c = 0; c < 9; c++) {
            cout << row[c] << (c < 8 ? " " : "\n");
        }
    }
}
