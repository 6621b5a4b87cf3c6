"""Splits each line at blanks, but the digits of a row are glued: every row becomes a list with one huge number.

The second cell of the first row is then an index out of range.
"""

grid = [list(map(int, input().split())) for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if grid[r][c] == 0]


def allowed(row, column, digit):
    for i in range(9):
        if grid[row][i] == digit or grid[i][column] == digit:
            return False
        if grid[row // 3 * 3 + i // 3][column // 3 * 3 + i % 3] == digit:
            return False
    return True


def solve(k):
    if k == len(blanks):
        return True
    row, column = blanks[k]
    for digit in range(1, 10):
        if allowed(row, column, digit):
            grid[row][column] = digit
            if solve(k + 1):
                return True
            grid[row][column] = 0
    return False


solve(0)
for row in grid:
    print(*row, sep="")
