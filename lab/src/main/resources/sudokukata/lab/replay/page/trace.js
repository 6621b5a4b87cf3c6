// A recording that can be read from any step: key frames at equal distances, and at most FRAME events from one of them.

/** How many entries lie between two key frames: the most that is replayed for any step, forward or back. */
const FRAME = 256;

class Trace {
    constructor(data) {
        this.data = data;
        this.clues = Uint8Array.from(data.clues, (symbol) => (symbol === '.' ? 0 : Number(symbol)));
        Object.assign(this, decode(data.stretches));
        this.length = this.timeline.length;
        /** After how many entries ... : how many events, decisions and steps back there had been; how deep it was. */
        this.events = new Float64Array(this.length + 1);
        this.decisions = new Float64Array(this.length + 1);
        this.backtracks = new Float64Array(this.length + 1);
        this.depths = new Uint16Array(this.length + 1);
        this.turns = [];
        /** Where grids were handed over, and which number each of them had in the whole run. */
        this.finds = [];
        this.findNumbers = [];
        this.found = 0;
        this.gaps = [];
        this.frames = [];
        this.state = new State(this.clues);
        this.at = -1;
        this.load();
        this.seek(0);
    }

    /** Replays everything once, to leave key frames and to link the search tree. */
    load() {
        const nodes = this.pool.size + 1;
        this.parent = new Int32Array(nodes).fill(-1);
        this.firstChild = new Int32Array(nodes).fill(-1);
        this.lastChild = new Int32Array(nodes).fill(-1);
        this.nextSibling = new Int32Array(nodes).fill(-1);
        /** For a decision how many decisions there had been with it; for one that was taken back also at that time. */
        this.begun = new Float64Array(nodes).fill(-1);
        this.ended = new Float64Array(nodes).fill(-1);
        /** For a decision that was taken back the position right after that; -1 for one that was not. */
        this.endings = new Int32Array(nodes).fill(-1);
        /** For a decision the position right after it; -1 if it is not among the events that are kept. */
        this.positions = new Int32Array(nodes).fill(-1);
        const state = this.state;
        for (let position = 0; position <= this.length; position++) {
            if (position % FRAME === 0) {
                this.frames.push(state.freeze(this.clues));
            }
            if (position < this.length) {
                this.count(position);
                this.link(position, state);
                this.apply(state, this.timeline[position]);
                this.depths[position + 1] = state.depth;
            }
        }
    }

    count(position) {
        const id = this.timeline[position];
        const kind = this.pool.kind[id];
        const next = position + 1;
        if (kind === GAP) {
            const [placements, undos, branches, unbranches, , found] = this.data.stretches[this.pool.target[id]].before;
            this.found = found;
            this.events[next] = this.data.stretches[this.pool.target[id]].start;
            this.decisions[next] = placements + branches;
            this.backtracks[next] = undos + unbranches;
            this.gaps.push(next);
            return;
        }
        this.events[next] = this.events[position] + 1;
        this.decisions[next] = this.decisions[position] + (isDecision(kind) ? 1 : 0);
        this.backtracks[next] = this.backtracks[position] + (isBack(kind) ? 1 : 0);
        if (isBack(kind) && (position === 0 || !isBack(this.pool.kind[this.timeline[position - 1]]))) {
            this.turns.push(next);
        }
        if (kind === FOUND) {
            this.finds.push(next);
            this.findNumbers.push(++this.found);
        }
    }

    /** Links a decision to the one above it; tells a step back what it takes back, and that one its size. */
    link(position, state) {
        const id = this.timeline[position];
        const kind = this.pool.kind[id];
        if (kind === GAP) {
            const { from, to } = this.standing[this.pool.target[id]];
            let above = this.root;
            for (let standing = from; standing < to; standing++) {
                if (isDecision(this.pool.kind[standing])) {
                    this.hang(standing, above);
                    above = standing;
                }
            }
        } else if (isDecision(kind)) {
            this.hang(id, this.topOf(state));
            this.begun[id] = this.decisions[position + 1];
            this.positions[id] = position + 1;
        } else if (isBack(kind) && id !== this.pool.wrong) {
            const top = this.topOf(state);
            this.pool.target[id] = top === this.root ? -1 : top;
            this.ended[top] = this.decisions[position + 1];
            this.endings[top] = position + 1;
        }
    }

    hang(id, above) {
        this.parent[id] = above;
        if (this.firstChild[above] < 0) {
            this.firstChild[above] = id;
        } else {
            this.nextSibling[this.lastChild[above]] = id;
        }
        this.lastChild[above] = id;
    }

    /** The number that stands for no decision at all. */
    get root() {
        return this.pool.size;
    }

    /** The latest decision that stands, or the root. */
    topOf(state) {
        for (let i = state.height - 1; i >= 0; i--) {
            if (isDecision(this.pool.kind[state.stack[i]])) {
                return state.stack[i];
            }
        }
        return this.root;
    }

    /** The decisions that stand, oldest first. */
    path() {
        const path = [];
        for (let i = 0; i < this.state.height; i++) {
            if (isDecision(this.pool.kind[this.state.stack[i]])) {
                path.push(this.state.stack[i]);
            }
        }
        return path;
    }

    apply(state, id) {
        const pool = this.pool;
        const kind = pool.kind[id];
        if (id === pool.wrong) {
            return;
        }
        if (kind === GAP) {
            this.restart(state, pool.target[id]);
        } else if (isBack(kind)) {
            this.takeBack(state);
        } else if (kind !== FOUND) {
            this.put(state, id);
            this.visit(state, pool.cell[id]);
            this.visit(state, pool.other[id]);
        }
    }

    put(state, id) {
        const pool = this.pool;
        state.push(id);
        state.put(pool.cell[id], pool.digit[id], id);
        state.put(pool.other[id], pool.otherDigit[id], id);
        state.depth += isDecision(pool.kind[id]) ? 1 : 0;
    }

    visit(state, cell) {
        if (cell < CELLS) {
            state.visits[cell]++;
        }
    }

    takeBack(state) {
        let decision = false;
        while (!decision && state.depth > 0) {
            const id = state.stack[--state.height];
            for (const cell of [this.pool.cell[id], this.pool.other[id]]) {
                state.put(cell, 0, -1);
            }
            decision = isDecision(this.pool.kind[id]);
            state.depth -= decision ? 1 : 0;
        }
    }

    restart(state, stretch) {
        state.clear(this.clues);
        const { from, to } = this.standing[stretch];
        for (let id = from; id < to; id++) {
            this.put(state, id);
        }
        state.visits.set(this.data.stretches[stretch].visits);
    }

    /** Makes the state that which stands after so many entries. */
    seek(position) {
        const ahead = position - this.at;
        if (this.at < 0 || ahead < 0 || ahead > FRAME) {
            const frame = Math.floor(position / FRAME);
            this.state.copy(this.frames[frame]);
            this.at = frame * FRAME;
        }
        while (this.at < position) {
            this.apply(this.state, this.timeline[this.at++]);
        }
    }

    /** The entry that led to the present position; -1 at the beginning. */
    get current() {
        return this.at === 0 ? -1 : this.timeline[this.at - 1];
    }

    /** What was tried right below a decision and taken back, in order, up to now. */
    triedBelow(node) {
        const tried = [];
        for (let child = this.firstChild[node]; child >= 0; child = this.nextSibling[child]) {
            if (this.positions[child] > this.at) {
                break;
            }
            if (this.endings[child] >= 0 && this.endings[child] <= this.at) {
                tried.push(child);
            }
        }
        return tried;
    }

    /** How many decisions a part of the tree had, its top included; -1 if its beginning is left out. */
    sizeOf(node) {
        return this.begun[node] < 0 || this.ended[node] < 0 ? -1 : this.ended[node] - this.begun[node] + 1;
    }

    /** The position right after which the digit in a cell was put there; 0 for a clue, -1 if that is left out. */
    positionOf(cell) {
        const by = this.state.by[cell];
        return by >= 0 ? this.positions[by] : 0;
    }

    /** Tells whether something may have been tried right below a decision that is among the events left out. */
    isPartlyKnown(node) {
        const firstGap = this.gaps.length > 0 && this.gaps[0] <= this.at;
        return firstGap && (node === this.root || this.positions[node] < 0);
    }

    /** Tells whether the present event is that the first grid of the run is handed over. */
    get isFirstFound() {
        return this.findNumbers[0] === 1 && this.finds[0] === this.at;
    }

    /** Tells whether all is shown, and the last event was the last one. */
    get isAtEnd() {
        return this.at === this.length;
    }
}
