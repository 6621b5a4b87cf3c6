// Fills the blanks in reading order, digits upward, so the first grid that is found is the first in order.
// A bit set for each row, column and box holds the digits that are still free there.
#include <array>
#include <iostream>
#include <string>
#include <vector>

struct Sudoku {
    static constexpr int all = 0b1111111110;
    std::array<int, 81> grid{};
    std::array<int, 9> row, column, box;
    std::vector<int> blanks;

    Sudoku() {
        row.fill(all);
        column.fill(all);
        box.fill(all);
    }

    void enter(int cell, int digit) {
        if (digit == 0) {
            blanks.push_back(cell);
        } else {
            grid[cell] = digit;
            flip(cell, 1 << digit);
        }
    }

    static int box_of(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    // Takes a digit from the three units of a cell, or gives it back.
    void flip(int cell, int bit) {
        row[cell / 9] ^= bit;
        column[cell % 9] ^= bit;
        box[box_of(cell)] ^= bit;
    }

    // Fills the k-th blank and all later ones; if that cannot be done, leaves them blank.
    bool fill(std::size_t k) {
        if (k == blanks.size()) {
            return true;
        }
        const int cell = blanks[k];
        const int candidates = row[cell / 9] & column[cell % 9] & box[box_of(cell)];
        for (int digit = 1; digit <= 9; digit++) {
            const int bit = 1 << digit;
            if (candidates & bit) {
                grid[cell] = digit;
                flip(cell, bit);
                if (fill(k + 1)) {
                    return true;
                }
                flip(cell, bit);
            }
        }
        grid[cell] = 0;
        return false;
    }

    void print() const {
        for (int cell = 0; cell < 81; cell++) {
            std::cout << grid[cell] << (cell % 9 == 8 ? "\n" : " ");
        }
    }
};

int main() {
    Sudoku sudoku;
    for (int cell = 0; cell < 81; cell++) {
        int digit;
        std::cin >> digit;
        sudoku.enter(cell, digit);
    }
    sudoku.fill(0);
    sudoku.print();
}
