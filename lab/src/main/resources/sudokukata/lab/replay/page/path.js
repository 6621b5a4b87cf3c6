// The recursion stack as a strip: a chip for each call that waits for an answer; it grows to the right and unwinds.

/** How many chips are shown at the most. */
const CHIPS = 100;

class PathView {
    constructor(trace, words, parent) {
        this.trace = trace;
        this.words = words;
        this.more = document.createElement('p');
        this.more.className = 'more';
        this.strip = document.createElement('ol');
        this.strip.className = 'strip';
        this.strip.tabIndex = 0;
        this.strip.setAttribute('aria-label', `Recursion stack of ${trace.data.strategy}, oldest call first`);
        parent.append(this.more, this.strip);
        this.chips = [];
    }

    show(path, ghost) {
        const shown = path.slice(-CHIPS);
        const hidden = path.length - shown.length;
        setText(this.more, hidden > 0 ? `${plural(hidden, 'older call')} not shown` : path.length === 0 && ghost < 0 ? 'empty: no decision stands' : '');
        const total = shown.length + (ghost >= 0 ? 1 : 0);
        for (let i = 0; i < Math.max(total, this.chips.length); i++) {
            const chip = this.chip(i);
            chip.hidden = i >= total;
            if (i < total) {
                const isGhost = i === shown.length;
                setText(chip, this.words.short(isGhost ? ghost : shown[i]));
                const latest = i === shown.length - 1 && ghost < 0;
                setAttribute(chip, 'class', isGhost ? 'ghost' : latest ? 'latest' : '');
            }
        }
        this.strip.scrollLeft = this.strip.scrollWidth;
    }

    chip(i) {
        if (!this.chips[i]) {
            this.chips[i] = document.createElement('li');
            this.strip.append(this.chips[i]);
        }
        return this.chips[i];
    }
}
