# Fills the blanks in reading order, digits upward, so the first grid that is found is the first in order.
# A bit set for each row, column and box holds the digits that are still free there.
import sys

ALL = 0b1111111110

grid = [int(digit) for line in sys.stdin.read().split() for digit in line]
rows, columns, boxes = [ALL] * 9, [ALL] * 9, [ALL] * 9
blanks = []
for cell, digit in enumerate(grid):
    r, c, b = cell // 9, cell % 9, cell // 27 * 3 + cell % 9 // 3
    if digit == 0:
        blanks.append((cell, r, c, b))
    else:
        rows[r] ^= 1 << digit
        columns[c] ^= 1 << digit
        boxes[b] ^= 1 << digit


def fill(k):
    """Fills the k-th blank and all later ones; false if that cannot be done."""
    if k == len(blanks):
        return True
    cell, r, c, b = blanks[k]
    candidates = rows[r] & columns[c] & boxes[b]
    while candidates:
        bit = candidates & -candidates
        candidates ^= bit
        rows[r] ^= bit
        columns[c] ^= bit
        boxes[b] ^= bit
        if fill(k + 1):
            grid[cell] = bit.bit_length() - 1
            return True
        rows[r] ^= bit
        columns[c] ^= bit
        boxes[b] ^= bit
    return False


fill(0)
for r in range(9):
    print(*grid[9 * r : 9 * r + 9], sep="")
