// The depth of the search over its whole length, above the slider: hills grow and fall as the search goes down and back.

/** How many solutions are marked at the most. */
const MARKS = 1000;

class ProfileView {
    /** Two functions lead from a share of the whole length, 0 to 1, to a position of the trace, and back. */
    constructor(trace, name, positionAt, shareOf, parent) {
        this.trace = trace;
        this.positionAt = positionAt;
        this.shareOf = shareOf;
        this.canvas = document.createElement('canvas');
        this.canvas.className = 'profile';
        this.canvas.setAttribute('role', 'img');
        this.canvas.setAttribute('aria-label', `Depth of ${name} over its whole search`);
        parent.append(this.canvas);
        new ResizeObserver(() => this.paint()).observe(this.canvas);
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.paint());
    }

    /** Paints a column of pixels for each stretch of entries that falls on it: the work does not grow with the screen. */
    paint() {
        const ratio = window.devicePixelRatio || 1;
        const width = Math.max(1, Math.round(this.canvas.clientWidth * ratio));
        const height = Math.max(1, Math.round(this.canvas.clientHeight * ratio));
        this.canvas.width = width;
        this.canvas.height = height;
        const pen = this.canvas.getContext('2d');
        const style = getComputedStyle(this.canvas);
        const deepest = Math.max(1, this.trace.data.deepest);
        const end = Math.ceil(this.shareOf(this.trace.length) * width);
        for (let x = 0; x < end; x++) {
            const [from, to] = [this.positionAt(x / width), this.positionAt((x + 1) / width)];
            this.column(pen, style, x, height, from, Math.max(from + 1, to), deepest);
        }
        this.marks(pen, style, width, height);
    }

    column(pen, style, x, height, from, to, deepest) {
        let top = 0;
        let low = deepest;
        for (let position = from; position < to && position <= this.trace.length; position++) {
            top = Math.max(top, this.trace.depths[position]);
            low = Math.min(low, this.trace.depths[position]);
        }
        const room = height - 2;
        pen.fillStyle = style.getPropertyValue('--hill-far');
        pen.fillRect(x, height - (top / deepest) * room, 1, (top / deepest) * room);
        pen.fillStyle = style.getPropertyValue('--hill');
        pen.fillRect(x, height - (low / deepest) * room, 1, (low / deepest) * room);
    }

    /** What is left out, and where grids were handed over. */
    marks(pen, style, width, height) {
        pen.fillStyle = style.getPropertyValue('--gap');
        for (const gap of this.trace.gaps) {
            const from = this.shareOf(gap - 1) * width;
            const to = this.shareOf(gap) * width;
            pen.fillRect(from, 0, Math.max(2, to - from), height);
        }
        pen.fillStyle = style.getPropertyValue('--good');
        for (const found of this.trace.finds.slice(0, MARKS)) {
            pen.fillRect(Math.min(width - 4, this.shareOf(found) * width - 2), 0, 4, height);
        }
    }
}
