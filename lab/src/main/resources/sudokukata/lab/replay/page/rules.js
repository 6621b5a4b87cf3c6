// The rules of the game, for what is derived: candidates, clashes, dead ends. Cells 0..80 in reading order.

const CELLS = 81;
const NONE = 255;

const rowOf = (cell) => Math.floor(cell / 9);
const columnOf = (cell) => cell % 9;
const boxOf = (cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** The 27 units: rows, columns, boxes; each with its name and its nine cells. */
const UNITS = [];
for (const [name, of] of [['row', rowOf], ['column', columnOf], ['box', boxOf]]) {
    for (let index = 0; index < 9; index++) {
        const cells = [];
        for (let cell = 0; cell < CELLS; cell++) {
            if (of(cell) === index) {
                cells.push(cell);
            }
        }
        UNITS.push({ name: `${name} ${index + 1}`, cells });
    }
}

/** For each cell the 20 cells that share a unit with it. */
const PEERS = [];
for (let cell = 0; cell < CELLS; cell++) {
    const peers = new Set();
    for (const unit of UNITS) {
        if (unit.cells.includes(cell)) {
            unit.cells.forEach((peer) => peers.add(peer));
        }
    }
    peers.delete(cell);
    PEERS.push([...peers]);
}

/** The digits that no peer of a cell holds: digit d as bit d. */
function candidatesOf(board, cell) {
    let mask = 0b1111111110;
    for (const peer of PEERS[cell]) {
        mask &= ~(1 << board[peer]);
    }
    return mask;
}

/** Each unit that holds a digit twice, with the digit and its cells. */
function clashesOf(board) {
    const clashes = [];
    for (const unit of UNITS) {
        let seen = 0;
        let twice = 0;
        for (const cell of unit.cells) {
            const bit = (1 << board[cell]) & ~1;
            twice |= seen & bit;
            seen |= bit;
        }
        for (let digit = 1; twice !== 0 && digit <= 9; digit++) {
            if (twice & (1 << digit)) {
                clashes.push({ unit, digit, cells: unit.cells.filter((cell) => board[cell] === digit) });
            }
        }
    }
    return clashes;
}

/** Where a glance shows that the board cannot be completed: blanks without a candidate, else a unit without a place. */
function deadEndOf(board, masks) {
    const cells = [];
    for (let cell = 0; cell < CELLS; cell++) {
        if (board[cell] === 0 && masks[cell] === 0) {
            cells.push(cell);
        }
    }
    if (cells.length > 0) {
        return { cells };
    }
    for (const unit of UNITS) {
        let places = 1;
        for (const cell of unit.cells) {
            places |= board[cell] === 0 ? masks[cell] : 1 << board[cell];
        }
        if (places !== 0b1111111111) {
            return { cells, unit, digit: [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => !(places & (1 << digit))) };
        }
    }
    return null;
}
