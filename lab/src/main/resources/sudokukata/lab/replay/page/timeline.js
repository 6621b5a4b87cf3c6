// The steps of the player. With one search a step is an event. With two a step is a placement: both stand right after
// their n-th placement, so that equal work is side by side.

class Single {
    constructor(view) {
        this.views = [view];
        this.length = view.trace.length;
    }

    positions(step) {
        return [step];
    }

    aside() {
        return '';
    }

    /** The step at which a view stands at a position. */
    stepOf(view, position) {
        return position;
    }

    positionAt(view) {
        return (share) => Math.round(share * this.length);
    }
}

class InStep {
    constructor(views) {
        this.views = views;
        const stops = new Set();
        for (const { trace } of views) {
            trace.decisions.forEach((count) => count > 0 && stops.add(count));
        }
        /** The numbers of placements at which at least one of them can be shown, in order. */
        this.stops = Float64Array.from(stops).sort();
        this.length = this.stops.length + 1;
    }

    positions(step) {
        return this.views.map(({ trace }) => this.position(trace, step));
    }

    position(trace, step) {
        if (step === 0) {
            return 0;
        }
        const stop = this.stops[step - 1];
        if (step === this.length || stop > trace.decisions[trace.length]) {
            return trace.length;
        }
        let position = lowerBound(trace.decisions, stop);
        if (trace.decisions[position] > stop) {
            return position - 1;
        }
        while (position < trace.length && this.follows(trace, position)) {
            position++;
        }
        return position;
    }

    /** Tells whether the next event belongs to the present placement: what follows from it, or a grid found. */
    follows(trace, position) {
        const kind = trace.pool.kind[trace.timeline[position]];
        return (kind === DEDUCE || kind === FOUND) && trace.timeline[position] !== trace.pool.wrong;
    }

    /** What to say of a view that cannot stand at a step. */
    aside(view, step) {
        if (step === 0 || step === this.length) {
            return '';
        }
        const { trace } = view;
        const stop = this.stops[step - 1];
        if (stop > trace.decisions[trace.length]) {
            return `Ended before, after ${plural(trace.decisions[trace.length], 'placement')}.`;
        }
        return trace.decisions[lowerBound(trace.decisions, stop)] > stop
            ? `Placement ${number(stop)} is among the events left out; the last one before them is shown.`
            : '';
    }

    stepOf(view, position) {
        const index = this.views.indexOf(view);
        let low = 0;
        let high = this.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.positions(middle)[index] < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    positionAt(view) {
        return (share) => this.position(view.trace, Math.round(share * this.length));
    }
}
