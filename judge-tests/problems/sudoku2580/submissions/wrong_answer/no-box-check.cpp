// The test of a digit looks at the row and the column, but not at the box.
// The result is a Latin square; the boxes have digits twice.
#include <cstdio>

int grid[9][9];
bool in_row[9][10], in_column[9][10];

bool solve(int cell) {
    if (cell == 81) {
        return true;
    }
    int r = cell / 9, c = cell % 9;
    if (grid[r][c]) {
        return solve(cell + 1);
    }
    for (int d = 1; d <= 9; d++) {
        if (!in_row[r][d] && !in_column[c][d]) {
            grid[r][c] = d;
            in_row[r][d] = in_column[c][d] = true;
            if (solve(cell + 1)) {
                return true;
            }
            in_row[r][d] = in_column[c][d] = false;
            grid[r][c] = 0;
        }
    }
    return false;
}

int main() {
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            if (scanf("%d", &grid[r][c]) == 1 && grid[r][c]) {
                in_row[r][grid[r][c]] = in_column[c][grid[r][c]] = true;
            }
        }
    }
    solve(0);
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            printf("%d%c", grid[r][c], c < 8 ? ' ' : '\n');
        }
    }
}
