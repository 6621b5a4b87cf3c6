"""Each branch works on a copy of the grid, so nothing seems to need an undo.

But grid[:] copies the outer list only: all branches share the nine rows, and digits of a dead end stay in the grid.
"""


def allowed(grid, row, column, digit):
    if digit in grid[row] or any(grid[r][column] == digit for r in range(9)):
        return False
    top, left = row // 3 * 3, column // 3 * 3
    return all(digit not in grid[r][left : left + 3] for r in range(top, top + 3))


def first_blank(grid):
    for row in range(9):
        for column in range(9):
            if grid[row][column] == 0:
                return row, column
    return None


def solve(grid):
    blank = first_blank(grid)
    if blank is None:
        return grid
    row, column = blank
    for digit in range(1, 10):
        if allowed(grid, row, column, digit):
            branch = grid[:]
            branch[row][column] = digit
            solved = solve(branch)
            if solved:
                return solved
    return None


grid = [[int(digit) for digit in input().strip()] for _ in range(9)]
for row in solve(grid) or grid:
    print(*row, sep="")
