// Says in words what happened at a position.

const number = (count) => count.toLocaleString('en-US');
const plural = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

/** How the cells of a puzzle are called: r1c1 for a sudoku, A1 for a Sudominoku. */
function cellNamer(data) {
    return data.tiles
        ? (cell) => 'ABCDEFGHI'[rowOf(cell)] + (columnOf(cell) + 1)
        : (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
}

function list(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

class Words {
    constructor(trace) {
        this.trace = trace;
        this.name = cellNamer(trace.data);
        this.isDomino = Boolean(trace.data.tiles);
    }

    /** The name of a cell; a number that is no cell has none. */
    cell(cell) {
        return cell < CELLS ? this.name(cell) : 'no cell';
    }

    /** A decision in as few signs as possible, such as r1c3=5. */
    short(id) {
        const pool = this.trace.pool;
        if (pool.kind[id] === BRANCH) {
            return 'branch';
        }
        return pool.other[id] < CELLS
            ? `${this.name(pool.cell[id])}=${pool.digit[id]} ${this.name(pool.other[id])}=${pool.otherDigit[id]}`
            : `${this.cell(pool.cell[id])}=${pool.digit[id]}`;
    }

    /** What happened, in one sentence. */
    event() {
        const trace = this.trace;
        const id = trace.current;
        if (id < 0) {
            const blanks = trace.clues.filter((digit) => digit === 0).length;
            return `The clues. ${plural(blanks, 'cell is', 'cells are')} blank.`;
        }
        if (id === trace.pool.wrong) {
            return this.reported(id);
        }
        return this.of(id, trace.pool.kind[id]);
    }

    of(id, kind) {
        const pool = this.trace.pool;
        switch (kind) {
            case PLACE:
                return pool.other[id] < CELLS
                    ? `Lay the tile ${pool.digit[id]}-${pool.otherDigit[id]} on ${this.cell(pool.cell[id])} and ${this.name(pool.other[id])}.`
                    : `Place ${pool.digit[id] || 'no digit'} at ${this.cell(pool.cell[id])}.`;
            case UNDO:
            case UNBRANCH:
                return this.back(pool.target[id]);
            case BRANCH:
                return 'A decision that fills no cell, such as in which of three rows a digit stands.';
            case DEDUCE:
                return `${pool.digit[id]} at ${this.cell(pool.cell[id])} follows without a choice.`;
            case FOUND:
                return this.found();
            default:
                return this.gap();
        }
    }

    /** The event that is wrong, as it was reported. */
    reported(id) {
        const { kind, cell } = this.trace.pool;
        return isBack(kind[id])
            ? `Reported: back${cell[id] < CELLS ? ` from ${this.name(cell[id])}` : ''}.`
            : kind[id] === FOUND ? 'Reported: a complete grid is handed over.' : `Reported: ${this.of(id, kind[id])}`;
    }

    back(target) {
        const pool = this.trace.pool;
        if (target < 0) {
            return 'Back.';
        }
        if (pool.kind[target] === BRANCH) {
            return 'Back: the latest decision is taken back, with all that followed from it.';
        }
        return pool.other[target] < CELLS
            ? `Back: the tile ${pool.digit[target]}-${pool.otherDigit[target]} is taken from ${this.name(pool.cell[target])} and ${this.name(pool.other[target])}.`
            : `Back: ${pool.digit[target]} is taken from ${this.name(pool.cell[target])}.`;
    }

    found() {
        const index = this.trace.finds.indexOf(this.trace.at);
        return `A complete grid is handed over, number ${number(this.trace.findNumbers[index])}.`;
    }

    gap() {
        const trace = this.trace;
        const missing = trace.events[trace.at] - trace.events[trace.at - 1];
        return `${plural(missing, 'event is', 'events are')} left out here. This is what stood after them.`;
    }

    /** What is wrong with the board, in one sentence; empty if nothing shows. */
    trouble(clashes, deadEnd) {
        if (clashes.length > 0) {
            const { unit, digit, cells } = clashes[0];
            return `Clash: ${unit.name} has ${digit} twice, at ${list(cells.map(this.name))}.`;
        }
        if (!deadEnd) {
            return '';
        }
        if (deadEnd.unit) {
            return `Dead end: ${deadEnd.unit.name} has no place for ${deadEnd.digit}.`;
        }
        const names = deadEnd.cells.slice(0, 3).map(this.name);
        const more = deadEnd.cells.length > 3 ? `, and ${deadEnd.cells.length - 3} more` : '';
        return `Dead end: no digit fits at ${more ? names.join(', ') + more : list(names)}.`;
    }

    /** For a cell that is being tried: its candidates, and what was tried there and taken back. */
    candidates(board, masks, cell, tried) {
        const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => masks[cell] & (1 << digit));
        const fits = digits.length === 0 ? 'no digit' : list(digits.map(String));
        const before = tried.length === 0 ? '' : ` Tried and taken back: ${list(tried.map(String))}.`;
        const none = board[cell] === 0 && digits.every((digit) => tried.includes(digit)) ? ' None is left to try.' : '';
        return `Rows, columns and boxes let ${this.name(cell)} be ${fits}.${before}${none}`;
    }
}
