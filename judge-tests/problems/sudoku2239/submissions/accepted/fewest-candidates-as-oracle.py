"""The first solution in order, found with a search that takes the blanks in another order.

The search answers only whether a grid has a solution. Cell by cell, the smallest digit is fixed for which it still
has one. The latest solution is kept, so that only smaller digits need to be asked for.
"""
import sys

ALL = 0b1111111110


def units(cell):
    """The numbers of the cell's row (0-8), column (9-17) and box (18-26)."""
    return cell // 9, 9 + cell % 9, 18 + cell // 27 * 3 + cell % 9 // 3


UNITS = [units(cell) for cell in range(81)]
COUNT = [bin(bits).count("1") for bits in range(1024)]


def solve(clues):
    """A complete grid that keeps the clues, or None. Takes a blank with the fewest candidates, the last of equals."""
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
        for other in sorted(blanks, reverse=True):
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


fixed = [int(digit) for line in sys.stdin.read().split() for digit in line]
solution = solve(fixed)
for cell in range(81):
    if fixed[cell] == 0:
        for digit in range(1, solution[cell]):
            fixed[cell] = digit
            better = solve(fixed)
            if better:
                solution = better
                break
        fixed[cell] = solution[cell]
for r in range(9):
    print(*solution[9 * r : 9 * r + 9], sep="")
