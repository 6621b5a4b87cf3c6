# Takes the first empty cell in reading order and tries every unused tile on it, to the right and downward.
# A bit set for each row, column and box holds the digits that are still free there; a bit set for each digit holds
# the digits with which it forms a tile that is still unused.
import sys

ALL = 0b1111111110
UNITS = [(cell // 9, 9 + cell % 9, 18 + cell // 27 * 3 + cell % 9 // 3) for cell in range(81)]


def cell_at(location):
    return (ord(location[0]) - ord("A")) * 9 + int(location[1]) - 1


class Puzzle:
    def __init__(self, tiles, words):
        self.grid = [0] * 81
        self.free = [ALL] * 27
        self.partners = [ALL & ~(1 << digit) for digit in range(10)]
        for _ in range(tiles):
            u = self.put(int(next(words)), next(words))
            v = self.put(int(next(words)), next(words))
            self.partners[u] ^= 1 << v
            self.partners[v] ^= 1 << u
        for digit in range(1, 10):
            self.put(digit, next(words))

    def put(self, digit, location):
        cell = cell_at(location)
        self.grid[cell] = digit
        for unit in UNITS[cell]:
            self.free[unit] ^= 1 << digit
        return digit

    def fill(self, cell):
        """Lays tiles on all empty cells from this one on; false if that cannot be done."""
        grid, free, partners = self.grid, self.free, self.partners
        while cell < 81 and grid[cell]:
            cell += 1
        if cell == 81:
            return True
        others = []
        if cell % 9 < 8 and not grid[cell + 1]:
            others.append(cell + 1)
        if cell < 72 and not grid[cell + 9]:
            others.append(cell + 9)
        r, c, b = UNITS[cell]
        candidates = free[r] & free[c] & free[b]
        while candidates:
            bit = candidates & -candidates
            candidates ^= bit
            digit = grid[cell] = bit.bit_length() - 1
            free[r] ^= bit
            free[c] ^= bit
            free[b] ^= bit
            for other in others:
                r2, c2, b2 = UNITS[other]
                seconds = free[r2] & free[c2] & free[b2] & partners[digit]
                while seconds:
                    bit2 = seconds & -seconds
                    seconds ^= bit2
                    second = grid[other] = bit2.bit_length() - 1
                    free[r2] ^= bit2
                    free[c2] ^= bit2
                    free[b2] ^= bit2
                    partners[digit] ^= bit2
                    partners[second] ^= bit
                    if self.fill(cell + 1):
                        return True
                    free[r2] ^= bit2
                    free[c2] ^= bit2
                    free[b2] ^= bit2
                    partners[digit] ^= bit2
                    partners[second] ^= bit
                grid[other] = 0
            free[r] ^= bit
            free[c] ^= bit
            free[b] ^= bit
        grid[cell] = 0
        return False


words = iter(sys.stdin.read().split())
number = 1
while (tiles := int(next(words))) > 0:
    puzzle = Puzzle(tiles, words)
    puzzle.fill(0)
    print("Puzzle", number)
    for r in range(9):
        print(*puzzle.grid[9 * r : 9 * r + 9], sep="")
    number += 1
