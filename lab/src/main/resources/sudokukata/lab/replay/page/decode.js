// Reads the events from the bytes that Packed.java writes.

const PLACE = 0;
const UNDO = 1;
const BRANCH = 2;
const UNBRANCH = 3;
const DEDUCE = 4;
const FOUND = 5;
/** Not an event: here some are left out, and the board is what stood when the next stretch began. */
const GAP = 6;

const isDecision = (kind) => kind === PLACE || kind === BRANCH;
const isBack = (kind) => kind === UNDO || kind === UNBRANCH;

function bytesOf(base64) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) {
        bytes[i] = text.charCodeAt(i);
    }
    return bytes;
}

/** All events of a recording by number of entry, field by field: an object for each would be slow to load. */
class Pool {
    constructor(size) {
        this.size = 0;
        this.kind = new Uint8Array(size);
        this.cell = new Uint8Array(size).fill(NONE);
        this.other = new Uint8Array(size).fill(NONE);
        this.digit = new Uint8Array(size);
        this.otherDigit = new Uint8Array(size);
        /** For a gap the stretch that begins after it; for a step back the entry that it takes back, -1 if none. */
        this.target = new Int32Array(size).fill(-1);
        /** The entry that is wrong, -1 if none is. */
        this.wrong = -1;
    }

    add(kind) {
        this.kind[this.size] = kind;
        return this.size++;
    }

    addPut(kind, cell, digit) {
        const id = this.add(kind);
        this.cell[id] = cell;
        this.digit[id] = digit;
        return id;
    }

    addPair(kind, cell, digits, other) {
        const id = this.addPut(kind, cell, digits >> 4);
        this.other[id] = other;
        this.otherDigit[id] = digits & 15;
        return id;
    }

    /** Adds the events of some bytes; gives the number of the first entry. */
    read(bytes) {
        const from = this.size;
        for (let i = 0; i < bytes.length; ) {
            const code = bytes[i++];
            if (code < 81) {
                this.addPut(PLACE, code, bytes[i++]);
            } else if (code < 162) {
                this.addPut(DEDUCE, code - 81, bytes[i++]);
            } else if (code === 162) {
                this.addPair(PLACE, bytes[i], bytes[i + 2], bytes[i + 1]);
                i += 3;
            } else if (code === 167) {
                this.wrong = this.addPair(bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]);
                i += 4;
            } else {
                this.add([UNDO, BRANCH, UNBRANCH, FOUND][code - 163]);
            }
        }
        return from;
    }
}

/** The pool of a recording, the entries in the order in which they are shown, and what stands at each stretch. */
function decode(stretches) {
    const parts = stretches.map((stretch) => [bytesOf(stretch.standing), bytesOf(stretch.events)]);
    const size = parts.reduce((sum, [standing, events]) => sum + standing.length + events.length + 1, 0);
    const pool = new Pool(size);
    const timeline = new Int32Array(size);
    const standing = [];
    let length = 0;
    parts.forEach(([standingBytes, eventBytes], index) => {
        const begin = pool.read(standingBytes);
        standing.push({ from: begin, to: pool.size });
        if (index > 0) {
            const gap = pool.add(GAP);
            pool.target[gap] = index;
            timeline[length++] = gap;
        }
        for (let id = pool.read(eventBytes); id < pool.size; id++) {
            timeline[length++] = id;
        }
    });
    return { pool, timeline: timeline.subarray(0, length), standing };
}
