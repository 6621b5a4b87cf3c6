// Takes the first empty cell in reading order and tries every unused tile on it, to the right and downward.
// A bit set for each row, column and box holds its used digits.
#include <iostream>
#include <string>

struct Puzzle {
    int grid[81] = {};
    int row[9] = {}, column[9] = {}, box[9] = {};
    bool used[10][10] = {};

    static int cell(const std::string& location) {
        return (location[0] - 'A') * 9 + location[1] - '1';
    }

    void flip(int cell, int digit) {
        row[cell / 9] ^= 1 << digit;
        column[cell % 9] ^= 1 << digit;
        box[cell / 27 * 3 + cell % 9 / 3] ^= 1 << digit;
    }

    bool can_put(int cell, int digit) const {
        return !((row[cell / 9] | column[cell % 9] | box[cell / 27 * 3 + cell % 9 / 3]) & 1 << digit);
    }

    void put(int cell, int digit) {
        grid[cell] = digit;
        flip(cell, digit);
    }

    void take(int cell) {
        flip(cell, grid[cell]);
        grid[cell] = 0;
    }

    void mark(int u, int v, bool is_used) {
        used[u][v] = used[v][u] = is_used;
    }

    void read(int tiles) {
        int u, v;
        std::string at_u, at_v;
        while (tiles-- > 0 && std::cin >> u >> at_u >> v >> at_v) {
            put(cell(at_u), u);
            put(cell(at_v), v);
            mark(u, v, true);
        }
        for (int digit = 1; digit <= 9 && std::cin >> at_u; digit++) {
            put(cell(at_u), digit);
        }
    }

    // Lays tiles on all empty cells from this one on; if that cannot be done, leaves them empty.
    bool fill(int at) {
        while (at < 81 && grid[at] != 0) {
            at++;
        }
        if (at == 81) {
            return true;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (can_put(at, digit)) {
                put(at, digit);
                if ((at % 9 < 8 && lay(at, digit, at + 1)) || (at < 72 && lay(at, digit, at + 9))) {
                    return true;
                }
                take(at);
            }
        }
        return false;
    }

    // Tries every second half of a tile whose first half lies already.
    bool lay(int at, int digit, int other) {
        if (grid[other] != 0) {
            return false;
        }
        for (int second = 1; second <= 9; second++) {
            if (second != digit && !used[digit][second] && can_put(other, second)) {
                put(other, second);
                mark(digit, second, true);
                if (fill(at + 1)) {
                    return true;
                }
                mark(digit, second, false);
                take(other);
            }
        }
        return false;
    }
};

int main() {
    int tiles;
    for (int number = 1; std::cin >> tiles && tiles > 0; number++) {
        Puzzle puzzle;
        puzzle.read(tiles);
        puzzle.fill(0);
        std::cout << "Puzzle " << number << "\n";
        for (int cell = 0; cell < 81; cell++) {
            std::cout << puzzle.grid[cell] << (cell % 9 == 8 ? "\n" : "");
        }
    }
}
