// One search on the page: who searches and how it ended, the board, what happens, the counts, the stack, the tree.

function make(tag, className, parent, text = '') {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
}

class View {
    constructor(data, parent, go) {
        this.trace = new Trace(data);
        this.words = new Words(this.trace);
        this.go = go;
        this.section = make('section', 'view', parent);
        this.section.setAttribute('aria-label', `Search by ${data.strategy}`);
        this.head(data);
        const left = make('div', 'left', this.section);
        const right = make('div', 'right', this.section);
        this.board = new BoardView(this.trace, left);
        this.said(right);
        this.counters(right);
        make('h3', '', right, 'Recursion stack');
        this.path = new PathView(this.trace, this.words, right);
        make('h3', '', right, 'Search tree');
        this.tree = new TreeView(this.trace, this.words, right, (position) => this.go(this, position));
    }

    head(data) {
        const head = make('div', 'head', this.section);
        const line = make('h2', '', head, data.strategy);
        make('span', `how ${data.how.toLowerCase()}`, line, data.how);
        make('p', 'meaning', head, `${data.meaning}.`);
        if (data.fault) {
            const blame = make('div', 'blame', head);
            make('p', 'demand', blame, data.fault.demand);
            make('p', '', blame, data.fault.reason);
            if (data.fault.hint) {
                make('p', 'hint', blame, data.fault.hint);
            }
            this.origin(blame);
        }
        make('p', 'note', head, data.note);
    }

    /** A grid that breaks a rule broke it long before it was handed over: a way back to that placement. */
    origin(parent) {
        const { trace } = this;
        trace.seek(trace.length);
        const began = clashesOf(trace.state.board)
            .map((clash) => clash.cells.map((cell) => trace.positionOf(cell)).sort((a, b) => a - b)[1])
            .filter((position) => position > 0);
        if (began.length > 0) {
            const position = Math.min(...began);
            const button = make('button', 'origin', parent, 'Show where it began');
            button.type = 'button';
            button.addEventListener('click', () => this.go(this, position));
        }
        trace.seek(0);
    }

    said(parent) {
        this.box = make('div', 'said', parent);
        this.what = make('p', 'what', this.box);
        this.trouble = make('p', 'trouble', this.box);
        this.fits = make('p', 'fits', this.box);
    }

    counters(parent) {
        const row = make('dl', 'counters', parent);
        this.counts = {};
        for (const name of ['placements', 'backtracks', 'depth', 'event']) {
            const pair = make('div', '', row);
            make('dt', '', pair, name);
            this.counts[name] = make('dd', name, pair);
        }
    }

    /** Whether changes are read aloud: not while it plays. */
    announce(isOn) {
        this.box.setAttribute('aria-live', isOn ? 'polite' : 'off');
    }

    show(position, options, aside = '') {
        this.trace.seek(position);
        const path = this.trace.path();
        const scene = this.scene(path, options);
        this.board.show(scene);
        this.board.svg.setAttribute('aria-label', this.describe());
        this.say(scene, aside);
        this.count(path);
        this.path.show(path, scene.ghost);
        this.tree.show(path);
    }

    /** What the board must show beside the digits. */
    scene(path, options) {
        const { trace } = this;
        const { board } = trace.state;
        const masks = Uint16Array.from(board, (digit, cell) => candidatesOf(board, cell));
        const clashes = clashesOf(board);
        const scene = {
            masks, clashes, heat: options.heat, marks: new Map(), tried: new Map(),
            now: new Set(), bad: new Set(clashes.flatMap((clash) => clash.cells)), dead: new Set(), ghost: -1,
            deadEnd: clashes.length > 0 ? null : deadEndOf(board, masks),
        };
        scene.deadEnd?.cells.forEach((cell) => scene.dead.add(cell));
        this.focus(scene, path);
        this.blame(scene);
        if (options.marks) {
            board.forEach((digit, cell) => digit === 0 && scene.marks.set(cell, masks[cell]));
        }
        return scene;
    }

    /** The cells of the present event; after a step back also what was tried there. */
    focus(scene, path) {
        const { pool, current } = this.trace;
        if (current < 0) {
            return;
        }
        const back = isBack(pool.kind[current]);
        scene.ghost = back ? pool.target[current] : -1;
        const about = back && scene.ghost >= 0 ? scene.ghost : current;
        scene.isPair = !back && pool.other[about] < CELLS && current !== pool.wrong;
        for (const cell of [pool.cell[about], pool.other[about]]) {
            if (cell < CELLS) {
                scene.now.add(cell);
            }
        }
        const parent = back ? path.at(-1) ?? this.trace.root : path.at(-2) ?? this.trace.root;
        if (isDecision(pool.kind[about]) && pool.other[about] >= CELLS && pool.cell[about] < CELLS) {
            this.focusCell(scene, pool.cell[about], parent);
        }
    }

    focusCell(scene, cell, parent) {
        const { pool, state } = this.trace;
        scene.cell = cell;
        scene.triedThere = this.trace.triedBelow(parent)
            .filter((id) => pool.cell[id] === cell && pool.other[id] >= CELLS)
            .map((id) => pool.digit[id]);
        if (state.board[cell] === 0) {
            scene.marks.set(cell, scene.masks[cell]);
            scene.tried.set(cell, scene.triedThere.reduce((mask, digit) => mask | (1 << digit), 0));
        }
    }

    blame(scene) {
        const { data, pool, current } = this.trace;
        if (data.fault && this.trace.isAtEnd && this.trace.length > 0) {
            data.fault.cells.forEach((cell) => scene.bad.add(cell));
        }
        scene.isWrong = current >= 0 && current === pool.wrong;
    }

    say(scene, aside) {
        const { data } = this.trace;
        const isEnd = this.trace.isAtEnd;
        const faulty = isEnd && data.fault;
        setText(this.what, aside || this.words.event());
        const trouble = faulty && !scene.isWrong ? `Wrong: ${data.fault.reason}` : this.words.trouble(scene.clashes, scene.deadEnd);
        setText(this.trouble, scene.isWrong ? 'This event is wrong, for the reason above. It is not carried out here.' : trouble);
        const fits = scene.cell === undefined ? '' : this.words.candidates(this.trace.state.board, scene.masks, scene.cell, scene.triedThere);
        setText(this.fits, isEnd ? `${data.how}: ${data.meaning}.` : fits);
        setAttribute(this.box, 'class', `said${scene.isWrong || faulty ? ' wrong' : ''}${scene.ghost >= 0 ? ' back' : ''}`);
    }

    count(path) {
        const { trace } = this;
        const [placements, undos, branches, unbranches] = trace.data.counts;
        const total = trace.data.counts.reduce((sum, count) => sum + count, 0);
        const of = (now, all) => `${number(now)} of ${number(all)}`;
        setText(this.counts.placements, of(trace.decisions[trace.at], placements + branches));
        setText(this.counts.backtracks, of(trace.backtracks[trace.at], undos + unbranches));
        setText(this.counts.depth, `${number(path.length)}, deepest ${number(trace.data.deepest)}`);
        setText(this.counts.event, of(trace.events[trace.at], total));
    }

    describe() {
        const { board } = this.trace.state;
        const rows = Array.from({ length: 9 }, (_, row) =>
            `row ${row + 1}: ${Array.from(board.subarray(9 * row, 9 * row + 9), (digit) => digit || 'blank').join(' ')}`);
        return `Board. ${rows.join('; ')}`;
    }
}
