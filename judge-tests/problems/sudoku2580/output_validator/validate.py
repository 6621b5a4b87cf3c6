#!/usr/bin/env python3
"""Output of problem 2580: any complete grid that keeps the clues and the rules.

Called as: validate.py input answer feedback_dir < output
Blanks at line ends, CRLF and a missing or doubled final newline are free; any other spacing counts.
The answer file is not needed: it holds one solution out of possibly many.
Exit code 42: accepted; 43: wrong.
"""
import os
import re
import sys

input_file, _, feedback_dir = sys.argv[1:4]


def tell(name, message):
    with open(os.path.join(feedback_dir, name), "w", encoding="ascii") as file:
        file.write(message + "\n")


def wrong(hint, detail):
    tell("teammessage.txt", hint)
    tell("judgemessage.txt", detail)
    sys.exit(43)


def lines_of(raw):
    text = raw.decode("ascii", errors="backslashreplace")
    lines = [line.rstrip(" \t\r") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def read_output():
    lines = lines_of(sys.stdin.buffer.read())
    for number, line in enumerate(lines[:9], 1):
        if not re.fullmatch("[0-9]( [0-9]){8}", line):
            wrong(
                "A line is not nine digits with one space between.",
                f"line {number}: nine digits with single spaces expected, found {ascii(line[:60])}",
            )
    if len(lines) != 9:
        wrong("The output does not have nine lines.", f"{len(lines)} lines; 9 expected")
    return [[int(c) for c in line.split(" ")] for line in lines]


def check_clues(clues, grid):
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0:
                wrong("A cell is still blank.", f"row {r + 1}, column {c + 1} is 0")
            if clues[r][c] not in (0, grid[r][c]):
                wrong(
                    "A clue has been changed.",
                    f"row {r + 1}, column {c + 1} is {grid[r][c]}, but the clue is {clues[r][c]}",
                )


def check_units(grid):
    seen = {}
    for r in range(9):
        for c in range(9):
            for unit in (f"row {r + 1}", f"column {c + 1}", f"box {r // 3 * 3 + c // 3 + 1}"):
                first = seen.setdefault((unit, grid[r][c]), (r, c))
                if first != (r, c):
                    wrong(
                        "A unit holds a digit twice.",
                        f"{unit} has {grid[r][c]} twice: at row {first[0] + 1}, column {first[1] + 1}"
                        f" and at row {r + 1}, column {c + 1}",
                    )


with open(input_file, "rb") as file:
    clues = [[int(c) for c in line.split()] for line in lines_of(file.read())]
grid = read_output()
check_clues(clues, grid)
check_units(grid)
tell("judgemessage.txt", "a complete grid that keeps the clues and the rules")
sys.exit(42)
