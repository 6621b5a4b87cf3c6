#!/usr/bin/env python3
"""Input of problem 4574: puzzles of given tiles and single digits, closed by a line 0.

Checked: the layout, 10 to 35 tiles, halves side by side, two different digits on a tile, no tile twice,
no cell twice, no clash in a row, column or box.
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


def cell(location):
    return ord(location[0]) - ord("A"), int(location[1]) - 1


def fill(grid, seen, location, digit, where):
    r, c = cell(location)
    if (r, c) in grid:
        reject(f"{where}: {location} is filled already")
    grid[r, c] = digit
    for unit in (f"row {location[0]}", f"column {c + 1}", f"box {r // 3 * 3 + c // 3 + 1}"):
        if (unit, digit) in seen:
            reject(f"{where}: {unit} has {digit} twice")
        seen.add((unit, digit))


def check_puzzle(lines, start, count):
    """Checks the puzzle whose first tile stands on line number start (from 1)."""
    grid, seen, tiles = {}, set(), set()
    for number in range(start, start + count):
        where = f"line {number}"
        line = lines[number - 1] if number <= len(lines) else ""
        match = re.fullmatch("([1-9]) ([A-I][1-9]) ([1-9]) ([A-I][1-9])", line)
        if not match:
            reject(f"{where}: a tile such as 6 B2 1 B3 expected, found {line!r}")
        u, at_u, v, at_v = match.groups()
        if u == v:
            reject(f"{where}: both halves show {u}")
        if frozenset((u, v)) in tiles:
            reject(f"{where}: the tile {u} {v} is used already")
        tiles.add(frozenset((u, v)))
        (r1, c1), (r2, c2) = cell(at_u), cell(at_v)
        if abs(r1 - r2) + abs(c1 - c2) != 1:
            reject(f"{where}: {at_u} and {at_v} do not share a side")
        fill(grid, seen, at_u, int(u), where)
        fill(grid, seen, at_v, int(v), where)
    number = start + count
    line = lines[number - 1] if number <= len(lines) else ""
    if not re.fullmatch("[A-I][1-9]( [A-I][1-9]){8}", line):
        reject(f"line {number}: nine locations expected, found {line!r}")
    for digit, location in enumerate(line.split(" "), 1):
        fill(grid, seen, location, digit, f"line {number}")


def check(lines):
    number, puzzles = 1, 0
    while True:
        line = lines[number - 1] if number <= len(lines) else ""
        if line == "0":
            break
        if not re.fullmatch("[1-9][0-9]?", line) or not 10 <= int(line) <= 35:
            reject(f"line {number}: a number of tiles from 10 to 35, or 0, expected, found {line!r}")
        check_puzzle(lines, number + 1, int(line))
        number += int(line) + 2
        puzzles += 1
    if number != len(lines):
        reject(f"line {number + 1}: nothing expected after the line 0")
    if puzzles == 0:
        reject("no puzzle")


check(read_lines())
sys.exit(42)
