// The board, drawn once; each step changes only what differs.

const SVG = document.getElementById('drawing').namespaceURI;
const SIDE = 100;
const MARGIN = 44;

function draw(tag, attributes, parent) {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) {
        element.setAttribute(name, value);
    }
    parent?.append(element);
    return element;
}

function setAttribute(element, name, value) {
    if (element.getAttribute(name) !== value) {
        element.setAttribute(name, value);
    }
}

function setText(element, text) {
    if (element.textContent !== text) {
        element.textContent = text;
    }
}

const leftOf = (cell) => MARGIN + columnOf(cell) * SIDE;
const topOf = (cell) => MARGIN + rowOf(cell) * SIDE;

class BoardView {
    constructor(trace, parent) {
        this.trace = trace;
        const size = MARGIN + 9 * SIDE + 6;
        this.svg = draw('svg', { class: 'board', viewBox: `0 0 ${size} ${size}`, role: 'img' }, parent);
        this.cells = Array.from({ length: CELLS }, (_, cell) => this.drawCell(cell));
        this.drawLines();
        this.tiles = draw('g', { class: 'tiles' }, this.svg);
        this.units = draw('g', { class: 'units' }, this.svg);
        this.drawLabels();
        this.laid = '';
        this.clashing = '';
    }

    drawCell(cell) {
        const group = draw('g', { 'data-cell': cell, class: 'cell' }, this.svg);
        const place = { x: leftOf(cell), y: topOf(cell), width: SIDE, height: SIDE };
        const back = draw('rect', { class: 'back', ...place }, group);
        const heat = draw('rect', { class: 'heat', ...place, 'fill-opacity': 0 }, group);
        const now = { x: place.x + 5, y: place.y + 5, width: SIDE - 10, height: SIDE - 10, rx: 8 };
        draw('rect', { class: 'ring', ...now }, group);
        const digit = draw('text', { class: 'digit', x: place.x + SIDE / 2, y: place.y + SIDE / 2 + 21 }, group);
        return { group, back, heat, digit, marks: null };
    }

    drawLines() {
        const end = MARGIN + 9 * SIDE;
        for (let i = 0; i <= 9; i++) {
            const at = MARGIN + i * SIDE;
            const kind = i % 3 === 0 ? 'line bold' : 'line';
            draw('line', { class: kind, x1: at, y1: MARGIN, x2: at, y2: end }, this.svg);
            draw('line', { class: kind, x1: MARGIN, y1: at, x2: end, y2: at }, this.svg);
        }
    }

    drawLabels() {
        const isDomino = Boolean(this.trace.data.tiles);
        for (let i = 0; i < 9; i++) {
            const middle = MARGIN + i * SIDE + SIDE / 2;
            const row = draw('text', { class: 'label', x: MARGIN / 2, y: middle + 9 }, this.svg);
            row.textContent = isDomino ? 'ABCDEFGHI'[i] : `r${i + 1}`;
            const column = draw('text', { class: 'label', x: middle, y: MARGIN - 14 }, this.svg);
            column.textContent = isDomino ? i + 1 : `c${i + 1}`;
        }
    }

    /** Shows what stands; scene says which cells are now, bad, dead, which marks they have, and whether heat is on. */
    show(scene) {
        const { board, by, visits } = this.trace.state;
        const most = scene.heat ? Math.max(1, ...visits) : 1;
        for (let cell = 0; cell < CELLS; cell++) {
            const parts = this.cells[cell];
            setText(parts.digit, board[cell] !== 0 ? String(board[cell]) : scene.dead.has(cell) ? '\u00d7' : '');
            setAttribute(parts.group, 'class', this.classOf(cell, by[cell], scene));
            setAttribute(parts.group, 'data-digit', String(board[cell]));
            setAttribute(parts.heat, 'fill-opacity', scene.heat ? this.heatOf(visits[cell], most) : '0');
            this.showMarks(parts, cell, scene.marks.get(cell), scene.tried.get(cell));
        }
        this.showTiles(scene);
        this.showUnits(scene.clashes);
    }

    classOf(cell, by, scene) {
        const kind = by === -2 ? 'clue' : by === -1 ? 'blank' : this.trace.pool.kind[by] === DEDUCE ? 'follows' : 'fill';
        return `cell ${kind}${scene.now.has(cell) ? (scene.isPair ? ' now pair' : ' now') : ''}${scene.bad.has(cell) ? ' bad' : ''}${
            scene.dead.has(cell) ? ' dead' : ''}`;
    }

    heatOf(visits, most) {
        return visits === 0 ? '0' : (0.08 + 0.42 * (Math.log(1 + visits) / Math.log(1 + most))).toFixed(3);
    }

    showMarks(parts, cell, mask = 0, tried = 0) {
        if (mask === 0 && tried === 0 && !parts.marks) {
            return;
        }
        parts.marks ??= this.drawMarks(parts.group, cell);
        for (let digit = 1; digit <= 9; digit++) {
            const bit = 1 << digit;
            const mark = tried & bit ? 'mark tried' : mask & bit ? 'mark' : 'mark none';
            setAttribute(parts.marks[digit - 1], 'class', mark);
        }
    }

    drawMarks(group, cell) {
        return Array.from({ length: 9 }, (_, i) => {
            const x = leftOf(cell) + 22 + (i % 3) * 28;
            const y = topOf(cell) + 31 + Math.floor(i / 3) * 28;
            const mark = draw('text', { class: 'mark none', x, y }, group);
            mark.textContent = i + 1;
            return mark;
        });
    }

    /** The tiles that are given and those that were placed, each as one outline around its two cells. */
    showTiles(scene) {
        const { data, pool } = this.trace;
        if (!data.tiles) {
            return;
        }
        const witness = this.trace.isFirstFound ? data.tiling ?? [] : [];
        const placed = witness.length > 0 ? [] : this.trace.path().filter((id) => pool.other[id] < CELLS);
        const latest = scene.isPair ? placed.at(-1) : -1;
        const laid = `${placed.map((id) => `${pool.cell[id]}-${pool.other[id]}`).join(' ')} ${latest} ${witness.length}`;
        if (laid === this.laid && this.tiles.childElementCount > 0) {
            return;
        }
        this.laid = laid;
        this.tiles.replaceChildren();
        data.tiles.forEach(([cell, other]) => this.drawTile(cell, other, 'tile given'));
        data.singles.forEach((cell) => this.drawTile(cell, cell, 'tile given single'));
        placed.forEach((id) => this.drawTile(pool.cell[id], pool.other[id], id === latest ? 'tile latest' : 'tile'));
        witness.forEach(([cell, other]) => this.drawTile(cell, other, 'tile'));
    }

    drawTile(cell, other, kind) {
        const x = Math.min(leftOf(cell), leftOf(other)) + 8;
        const y = Math.min(topOf(cell), topOf(other)) + 8;
        const width = Math.abs(leftOf(cell) - leftOf(other)) + SIDE - 16;
        const height = Math.abs(topOf(cell) - topOf(other)) + SIDE - 16;
        const cells = `${Math.min(cell, other)}-${Math.max(cell, other)}`;
        draw('rect', { class: kind, 'data-tile': cells, x, y, width, height, rx: 16 }, this.tiles);
    }

    showUnits(clashes) {
        const clashing = clashes.map((clash) => clash.unit.name).join(' ');
        if (clashing === this.clashing) {
            return;
        }
        this.clashing = clashing;
        this.units.replaceChildren();
        for (const { unit } of clashes) {
            const first = unit.cells[0];
            const last = unit.cells[8];
            const width = leftOf(last) - leftOf(first) + SIDE;
            const height = topOf(last) - topOf(first) + SIDE;
            const place = { x: leftOf(first), y: topOf(first), width, height };
            draw('rect', { class: 'unit', 'data-unit': unit.name, ...place }, this.units);
        }
    }
}
