// What stands at a moment of a trace.

/** What stands at a moment. */
class State {
    constructor(clues) {
        this.board = new Uint8Array(CELLS);
        /** Who put the digit there: an entry of the pool; -1 for a blank; -2 for a clue. */
        this.by = new Int32Array(CELLS);
        this.visits = new Float64Array(CELLS);
        /** The entries that stand, oldest first: decisions and what was deduced from them. */
        this.stack = new Int32Array(256);
        this.height = 0;
        this.depth = 0;
        this.clear(clues);
    }

    clear(clues) {
        for (let cell = 0; cell < CELLS; cell++) {
            this.board[cell] = clues[cell];
            this.by[cell] = clues[cell] === 0 ? -1 : -2;
        }
        this.height = 0;
        this.depth = 0;
    }

    copy(from) {
        this.board.set(from.board);
        this.by.set(from.by);
        this.visits.set(from.visits);
        if (this.stack.length < from.height) {
            this.stack = new Int32Array(2 * from.height);
        }
        this.stack.set(from.stack.subarray(0, from.height));
        this.height = from.height;
        this.depth = from.depth;
    }

    /** A copy that takes no more room than it needs. */
    freeze(clues) {
        const frozen = new State(clues);
        frozen.stack = new Int32Array(this.height);
        frozen.copy(this);
        return frozen;
    }

    push(id) {
        if (this.height === this.stack.length) {
            const longer = new Int32Array(2 * this.height);
            longer.set(this.stack);
            this.stack = longer;
        }
        this.stack[this.height++] = id;
    }

    put(cell, digit, id) {
        if (cell < CELLS) {
            this.board[cell] = digit;
            this.by[cell] = id;
        }
    }
}

/** The first number in a sorted list that is at least (or, with over, more than) another; its index. */
function lowerBound(list, value, over = false) {
    let low = 0;
    let high = list.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (over ? list[middle] <= value : list[middle] < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}
