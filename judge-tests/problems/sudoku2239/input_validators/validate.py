#!/usr/bin/env python3
"""Input of problem 2239: nine lines of nine digits, 0 for a blank, and no clash among the clues.

Blanks at line ends, CRLF and a missing or doubled final newline are free.
Exit code 42: well formed; 43: not.
"""
import re
import sys


def reject(reason):
    print(reason)
    sys.exit(43)


def read_lines():
    try:
        text = sys.stdin.buffer.read().decode("ascii")
    except UnicodeDecodeError:
        reject("the input holds a character that is not ASCII")
    lines = [line.rstrip(" \t\r") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def read_grid(lines):
    if len(lines) != 9:
        reject(f"{len(lines)} lines; 9 expected")
    for number, line in enumerate(lines, 1):
        if not re.fullmatch("[0-9]{9}", line):
            reject(f"line {number}: nine digits expected, found {line!r}")
    return [[int(c) for c in line] for line in lines]


def check_clues(grid):
    seen = set()
    for r in range(9):
        for c in range(9):
            digit = grid[r][c]
            if digit == 0:
                continue
            for unit in (("row", r + 1), ("column", c + 1), ("box", r // 3 * 3 + c // 3 + 1)):
                if (unit, digit) in seen:
                    reject(f"{unit[0]} {unit[1]} has the clue {digit} twice")
                seen.add((unit, digit))


check_clues(read_grid(read_lines()))
sys.exit(42)
