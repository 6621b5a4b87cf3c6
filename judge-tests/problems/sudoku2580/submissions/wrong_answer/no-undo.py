"""After a dead end the next digit is tried, but nobody removes the digit before from the three sets.

Soon every digit seems to be used, and no solution is found.
"""
import sys

grid = [[int(number) for number in line.split()] for line in sys.stdin.read().splitlines()[:9]]
rows = [set() for _ in range(9)]
columns = [set() for _ in range(9)]
boxes = [set() for _ in range(9)]


def mark(row, column, digit):
    rows[row].add(digit)
    columns[column].add(digit)
    boxes[row // 3 * 3 + column // 3].add(digit)


def solve(cell):
    if cell == 81:
        return True
    row, column = divmod(cell, 9)
    if grid[row][column] != 0:
        return solve(cell + 1)
    for digit in range(1, 10):
        used = rows[row] | columns[column] | boxes[row // 3 * 3 + column // 3]
        if digit not in used:
            grid[row][column] = digit
            mark(row, column, digit)
            if solve(cell + 1):
                return True
            grid[row][column] = 0
    return False


for row in range(9):
    for column in range(9):
        if grid[row][column] != 0:
            mark(row, column, grid[row][column])
solve(0)
for row in grid:
    print(*row)
