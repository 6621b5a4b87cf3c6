// The search tree around the present step. What was tried and given up stands to the left, folded into one node that
// says how large it was; the way down to the present step is straight. Levels far above are folded too.

const LEVELS = 6;
const SIBLINGS = 4;
const LEVEL = 44;
const WIDTH = 400;
const SPINE = 260;

class TreeView {
    constructor(trace, words, parent, go) {
        this.trace = trace;
        this.words = words;
        this.go = go;
        const name = `Search tree of ${trace.data.strategy} around the present step`;
        const size = `0 0 ${WIDTH} ${34 + LEVEL * (LEVELS + 1) + 32}`;
        this.svg = draw('svg', { class: 'tree', viewBox: size, role: 'img', 'aria-label': name }, parent);
        this.svg.addEventListener('click', (event) => this.click(event));
    }

    click(event) {
        const node = event.target.closest('[data-position]');
        if (node) {
            this.go(Number(node.getAttribute('data-position')));
        }
    }

    show(path) {
        this.svg.replaceChildren();
        const from = Math.max(0, path.length - LEVELS);
        const tops = [this.trace.root, ...path].slice(from);
        this.last = tops.length - 1;
        if (from > 0) {
            const above = draw('text', { class: 'above', x: SPINE, y: 16 }, this.svg);
            above.textContent = `${plural(from, 'level')} above`;
        }
        const links = draw('g', { class: 'links' }, this.svg);
        tops.forEach((top, level) => this.level(links, top, path[from + level], level));
        this.node(tops[0], SPINE, this.y(0), tops.length === 1 ? 'here' : 'way');
        this.name(tops[0], this.y(0));
    }

    y(level) {
        return 34 + level * LEVEL;
    }

    /** What hangs below a node of the way down: what was tried, and the next node of the way, if there is one. */
    level(links, top, next, level) {
        const tried = this.trace.triedBelow(top);
        const shown = tried.slice(-SIBLINGS);
        const y = this.y(level + 1);
        shown.forEach((node, i) => {
            const x = SPINE - (shown.length - i) * 50;
            draw('path', { d: `M${SPINE} ${this.y(level)} C${SPINE} ${y - 20} ${x} ${y - 30} ${x} ${y - 14}` }, links);
            this.node(node, x, y, 'failed');
        });
        const hidden = tried.length - shown.length;
        if (hidden > 0 || this.trace.isPartlyKnown(top)) {
            const more = draw('text', { class: 'more', x: SPINE - shown.length * 50 - 48, y: y + 5 }, this.svg);
            more.textContent = hidden > 0 ? `+${number(hidden)}` : '\u2026';
        }
        if (next !== undefined) {
            draw('path', { class: 'way', d: `M${SPINE} ${this.y(level)} V${y}` }, links);
            this.node(next, SPINE, y, level === this.last - 1 ? 'here' : 'way');
            this.name(next, y);
        } else if (shown.length > 0) {
            this.name(shown[shown.length - 1], y, 'name left');
        }
    }

    name(node, y, kind = 'name') {
        const { pool } = this.trace;
        if (pool.kind[node] === PLACE && pool.cell[node] < CELLS) {
            const other = pool.other[node] < CELLS ? ` ${this.words.name(pool.other[node])}` : '';
            draw('text', { class: kind, x: SPINE + 24, y: y + 5 }, this.svg).textContent =
                this.words.name(pool.cell[node]) + other;
        }
    }

    node(node, x, y, kind) {
        const { pool, positions } = this.trace;
        const isRoot = node === this.trace.root;
        const label = isRoot ? '' : pool.kind[node] === BRANCH ? '\u2022'
            : pool.other[node] < CELLS ? `${pool.digit[node]}-${pool.otherDigit[node]}` : String(pool.digit[node]);
        const group = draw('g', { class: `node ${kind}${isRoot ? ' root' : ''}` }, this.svg);
        const position = isRoot ? 0 : positions[node];
        if (position >= 0) {
            group.setAttribute('data-position', position);
        }
        const half = label.length > 1 ? 20 : 14;
        draw('rect', { x: x - half, y: y - 14, width: 2 * half, height: 28, rx: 14 }, group);
        draw('text', { x, y: y + 5 }, group).textContent = label;
        const size = this.trace.sizeOf(node);
        if (kind === 'failed' && size > 1) {
            draw('text', { class: 'size', x, y: y + 27 }, group).textContent = number(size);
        }
    }
}
