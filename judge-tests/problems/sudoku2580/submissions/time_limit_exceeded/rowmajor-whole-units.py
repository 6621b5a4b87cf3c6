# A right search that is too slow: for every digit it looks at all nine cells of the row, the column and the box.
# On small grids nobody notices. Near the promised bound of ten million calls each of them costs up to nine such checks,
# and Python does not get through them in time.
import sys

grid = [[int(number) for number in line.split()] for line in sys.stdin.read().splitlines()[:9]]


def allowed(row, column, digit):
    for i in range(9):
        if grid[row][i] == digit or grid[i][column] == digit:
            return False
    top, left = row // 3 * 3, column // 3 * 3
    for r in range(top, top + 3):
        for c in range(left, left + 3):
            if grid[r][c] == digit:
                return False
    return True


def solve(cell):
    if cell == 81:
        return True
    row, column = divmod(cell, 9)
    if grid[row][column] != 0:
        return solve(cell + 1)
    for digit in range(1, 10):
        if allowed(row, column, digit):
            grid[row][column] = digit
            if solve(cell + 1):
                return True
            grid[row][column] = 0
    return False


solve(0)
for row in grid:
    print(*row)
