"""Takes the letter of a location for the column and the digit for the row.

The transposed grid obeys all rules of a sudoku and of the tiles, but it is not the answer.
"""
import sys


def units(row, column):
    return ("row", row), ("column", column), ("box", row // 3, column // 3)


class Puzzle:
    def __init__(self, count, words):
        self.grid = [[0] * 9 for _ in range(9)]
        self.seen = set()
        self.used = set()
        for _ in range(count):
            u = self.read_half(int(next(words)), next(words))
            v = self.read_half(int(next(words)), next(words))
            self.used |= {(u, v), (v, u)}
        for digit in range(1, 10):
            self.read_half(digit, next(words))

    def read_half(self, digit, location):
        column = "ABCDEFGHI".index(location[0])
        row = int(location[1]) - 1
        self.put(row, column, digit)
        return digit

    def fits(self, row, column, digit):
        return all((unit, digit) not in self.seen for unit in units(row, column))

    def put(self, row, column, digit):
        self.grid[row][column] = digit
        self.seen |= {(unit, digit) for unit in units(row, column)}

    def take(self, row, column):
        self.seen -= {(unit, self.grid[row][column]) for unit in units(row, column)}
        self.grid[row][column] = 0

    def solve(self, cell=0):
        while cell < 81 and self.grid[cell // 9][cell % 9]:
            cell += 1
        if cell == 81:
            return True
        row, column = divmod(cell, 9)
        for u in range(1, 10):
            if self.fits(row, column, u):
                self.put(row, column, u)
                if self.lay(cell, u, row, column + 1) or self.lay(cell, u, row + 1, column):
                    return True
                self.take(row, column)
        return False

    def lay(self, cell, u, row, column):
        if row > 8 or column > 8 or self.grid[row][column]:
            return False
        for v in range(1, 10):
            if u != v and (u, v) not in self.used and self.fits(row, column, v):
                self.put(row, column, v)
                self.used |= {(u, v), (v, u)}
                if self.solve(cell + 1):
                    return True
                self.used -= {(u, v), (v, u)}
                self.take(row, column)
        return False


words = iter(sys.stdin.read().split())
number = 1
while (count := int(next(words))) != 0:
    puzzle = Puzzle(count, words)
    puzzle.solve()
    print("Puzzle", number)
    for row in puzzle.grid:
        print(*row, sep="")
    number += 1
