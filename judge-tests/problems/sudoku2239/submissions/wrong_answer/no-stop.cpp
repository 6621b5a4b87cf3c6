// The search goes on after the first solution: the return ends one call only.
// Every further solution is printed, too; an open grid prints until the output limit.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

string grid[9];
vector<pair<int, int>> blanks;

bool can_place(int r, int c, char digit) {
    for (int i = 0; i < 9; i++) {
        if (grid[r][i] == digit || grid[i][c] == digit || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) {
            return false;
        }
    }
    return true;
}

void solve(size_t k) {
    if (k == blanks.size()) {
        for (const string& row : grid) {
            cout << row << '\n';
        }
        return;
    }
    auto [r, c] = blanks[k];
    for (char digit = '1'; digit <= '9'; digit++) {
        if (can_place(r, c, digit)) {
            grid[r][c] = digit;
            solve(k + 1);
            grid[r][c] = '0';
        }
    }
}

int main() {
    for (int r = 0; r < 9; r++) {
        cin >> grid[r];
        for (int c = 0; c < 9; c++) {
            if (grid[r][c] == '0') {
                blanks.push_back({r, c});
            }
        }
    }
    solve(0);
}
