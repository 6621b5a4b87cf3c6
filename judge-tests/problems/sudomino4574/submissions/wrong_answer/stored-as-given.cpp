// A given tile is stored in the order of its line, but the search asks for (smaller, larger).
// A tile that was given as 9 2 counts as unused and may be laid a second time.
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
using namespace std;

int grid[9][9];
set<pair<int, int>> used;

bool can_put(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (grid[r][i] == d || grid[i][c] == d || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) {
            return false;
        }
    }
    return true;
}

bool solve(int k);

bool lay(int k, int u, int r, int c, int v) {
    if (r > 8 || c > 8 || grid[r][c] != 0 || !can_put(k / 9, k % 9, u)) {
        return false;
    }
    grid[k / 9][k % 9] = u;
    if (can_put(r, c, v)) {
        grid[r][c] = v;
        used.insert(minmax({u, v}));
        if (solve(k + 1)) {
            return true;
        }
        used.erase(minmax({u, v}));
        grid[r][c] = 0;
    }
    grid[k / 9][k % 9] = 0;
    return false;
}

bool solve(int k) {
    while (k < 81 && grid[k / 9][k % 9] != 0) {
        k++;
    }
    if (k == 81) {
        return true;
    }
    int r = k / 9, c = k % 9;
    for (int u = 1; u <= 9; u++) {
        for (int v = u + 1; v <= 9; v++) {
            if (used.count({u, v})) {
                continue;
            }
            if (lay(k, u, r, c + 1, v) || lay(k, v, r, c + 1, u) || lay(k, u, r + 1, c, v) || lay(k, v, r + 1, c, u)) {
                return true;
            }
        }
    }
    return false;
}

void put(const string& location, int d) {
    grid[location[0] - 'A'][location[1] - '1'] = d;
}

int main() {
    int n;
    for (int number = 1; cin >> n && n > 0; number++) {
        for (auto& row : grid) {
            fill(begin(row), end(row), 0);
        }
        used.clear();
        string at_u, at_v;
        for (int u, v; n > 0 && cin >> u >> at_u >> v >> at_v; n--) {
            put(at_u, u);
            put(at_v, v);
            used.insert({u, v});
        }
        for (int d = 1; d <= 9 && cin >> at_u; d++) {
            put(at_u, d);
        }
        solve(0);
        cout << "Puzzle " << number << "\n";
        for (auto& row : grid) {
            for (int d : row) {
                cout << d;
            }
            cout << "\n";
        }
    }
}
