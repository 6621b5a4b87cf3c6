// Plays, steps, jumps and scrubs; by keys, by clicks and by touch.

/** Steps a second. */
const RATES = [1, 2, 5, 10, 20, 50, 100, 300, 1000, 5000];

class Player {
    constructor(timeline) {
        this.timeline = timeline;
        this.step = 0;
        this.options = { heat: false, marks: false };
        this.playing = false;
        this.parts = Object.fromEntries(
            ['scrub', 'first', 'back', 'play', 'step', 'last', 'backtrack', 'solution', 'heat', 'marks', 'speed', 'rate', 'where']
                .map((id) => [id, document.getElementById(id)]));
        this.parts.scrub.max = timeline.length;
        this.listen();
        this.setSpeed(Number(this.parts.speed.value));
        this.pause();
    }

    listen() {
        const { parts } = this;
        const actions = {
            first: () => this.go(0),
            back: () => this.go(this.step - 1),
            play: () => this.toggle(),
            step: () => this.go(this.step + 1),
            last: () => this.go(this.timeline.length),
            backtrack: () => this.jump('turns', 1),
            solution: () => this.jump('finds', 1),
            heat: () => this.option('heat'),
            marks: () => this.option('marks'),
        };
        for (const [id, action] of Object.entries(actions)) {
            parts[id].addEventListener('click', action);
        }
        parts.scrub.addEventListener('input', () => this.go(Number(parts.scrub.value)));
        parts.speed.addEventListener('input', () => this.setSpeed(Number(parts.speed.value)));
        document.addEventListener('keydown', (event) => this.key(event, actions));
    }

    key(event, actions) {
        const isSlider = event.target instanceof HTMLInputElement;
        const isButton = event.target instanceof HTMLButtonElement;
        if (event.ctrlKey || event.altKey || event.metaKey) {
            return;
        }
        const keys = {
            b: actions.backtrack, B: () => this.jump('turns', -1),
            s: actions.solution, S: () => this.jump('finds', -1),
            h: actions.heat, c: actions.marks,
            '+': () => this.setSpeed(this.speed + 1), '-': () => this.setSpeed(this.speed - 1),
            // A slider has its own arrows, a button its own space.
            ...(isSlider ? {} : { ArrowLeft: actions.back, ArrowRight: actions.step, Home: actions.first, End: actions.last }),
            ...(isButton ? {} : { ' ': actions.play }),
        };
        if (keys[event.key]) {
            event.preventDefault();
            keys[event.key]();
        }
    }

    /** Stops playing, and shows a step. */
    go(step) {
        this.pause();
        this.show(step);
    }

    show(step) {
        this.step = Math.max(0, Math.min(this.timeline.length, step));
        const positions = this.timeline.positions(this.step);
        this.timeline.views.forEach((view, i) => {
            view.show(positions[i], this.options, this.timeline.aside(view, this.step));
        });
        this.parts.scrub.value = this.step;
        const where = `step ${number(this.step)} of ${number(this.timeline.length)}`;
        this.parts.scrub.setAttribute('aria-valuetext', where);
        setText(this.parts.where, where);
    }

    /** Goes to the nearest step in a direction at which one of the searches turns back, or finds. */
    jump(list, direction) {
        const steps = this.timeline.views.flatMap((view) => {
            const here = view.trace.at;
            const positions = view.trace[list];
            const index = direction > 0 ? lowerBound(positions, here, true) : lowerBound(positions, here) - 1;
            return index >= 0 && index < positions.length ? [this.timeline.stepOf(view, positions[index])] : [];
        });
        const ahead = steps.filter((step) => (step - this.step) * direction > 0);
        if (ahead.length > 0) {
            this.go(direction > 0 ? Math.min(...ahead) : Math.max(...ahead));
        } else {
            this.pause();
            setText(this.parts.where, `no ${direction > 0 ? 'further' : 'earlier'} ${list === 'turns' ? 'backtrack' : 'solution'}`);
        }
    }

    option(name) {
        this.options[name] = !this.options[name];
        this.parts[name].setAttribute('aria-pressed', String(this.options[name]));
        this.show(this.step);
    }

    setSpeed(speed) {
        this.speed = Math.max(0, Math.min(RATES.length - 1, speed));
        this.parts.speed.value = this.speed;
        const text = `${number(RATES[this.speed])} a second`;
        this.parts.speed.setAttribute('aria-valuetext', text);
        setText(this.parts.rate, text);
    }

    toggle() {
        if (this.playing) {
            this.pause();
            return;
        }
        if (this.step === this.timeline.length) {
            this.show(0);
        }
        this.playing = true;
        this.label('Pause', false);
        this.owed = 1;
        this.last = performance.now();
        requestAnimationFrame((now) => this.frame(now));
    }

    pause() {
        this.playing = false;
        this.label('Play', true);
    }

    label(text, isQuiet) {
        setText(this.parts.play, text);
        this.timeline.views.forEach((view) => view.announce(isQuiet));
    }

    /** However many steps are due, one frame is drawn. */
    frame(now) {
        if (!this.playing) {
            return;
        }
        this.owed += (Math.min(now - this.last, 250) / 1000) * RATES[this.speed];
        this.last = now;
        if (this.owed >= 1) {
            const steps = Math.floor(this.owed);
            this.owed -= steps;
            this.show(this.step + steps);
        }
        if (this.step === this.timeline.length) {
            this.pause();
        } else {
            requestAnimationFrame((next) => this.frame(next));
        }
    }
}
