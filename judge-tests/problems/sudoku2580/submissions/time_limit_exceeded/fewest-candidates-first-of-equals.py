"""Always fills a blank with the fewest candidates, the first in reading order if several have equally few.

The search is right, and quick on every grid here but one: on an open grid with over a million solutions this rule
for ties leads into millions of placements, too many for Python. The same search with another rule for ties passes.
"""
import sys

ALL = 0b1111111110


def units(cell):
    """The numbers of the cell's row (0-8), column (9-17) and box (18-26)."""
    return cell // 9, 9 + cell % 9, 18 + cell // 27 * 3 + cell % 9 // 3


UNITS = [units(cell) for cell in range(81)]
COUNT = [bin(bits).count("1") for bits in range(1024)]


def solve(clues):
    """A complete grid that keeps the clues, or None. Always takes a blank with the fewest candidates."""
    grid = list(clues)
    free = [ALL] * 27
    for cell, digit in enumerate(grid):
        if digit:
            for unit in UNITS[cell]:
                if not free[unit] >> digit & 1:
                    return None
                free[unit] ^= 1 << digit
    blanks = {cell for cell in range(81) if grid[cell] == 0}

    def fill():
        if not blanks:
            return True
        fewest = 10
        for other in sorted(blanks):
            r, c, b = UNITS[other]
            bits = free[r] & free[c] & free[b]
            if COUNT[bits] < fewest:
                cell, candidates, fewest = other, bits, COUNT[bits]
                if fewest <= 1:
                    break
        r, c, b = UNITS[cell]
        blanks.remove(cell)
        while candidates:
            bit = candidates & -candidates
            candidates ^= bit
            free[r] ^= bit
            free[c] ^= bit
            free[b] ^= bit
            grid[cell] = bit.bit_length() - 1
            if fill():
                return True
            free[r] ^= bit
            free[c] ^= bit
            free[b] ^= bit
        blanks.add(cell)
        return False

    return grid if fill() else None


grid = solve([int(number) for number in sys.stdin.read().split()])
for r in range(9):
    print(*grid[9 * r : 9 * r + 9])
