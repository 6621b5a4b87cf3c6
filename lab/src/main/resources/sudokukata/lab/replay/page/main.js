// Puts the page together.

const data = JSON.parse(document.getElementById('data').textContent);
const views = [];
let player;
const go = (view, position) => player.go(player.timeline.stepOf(view, position));
for (const recording of data.recordings) {
    views.push(new View(recording, document.getElementById('views'), go));
}
const timeline = views.length === 1 ? new Single(views[0]) : new InStep(views);

const names = data.recordings.map((recording) => recording.strategy);
const ends = data.recordings.map((recording) => `${recording.strategy} ${recording.how}`);
document.title = `${data.title} \u00b7 ${ends.join(', ')}`;
document.getElementById('title').textContent = `${data.title} by ${names.join(' against ')}`;
document.body.classList.toggle('two', views.length === 2);
document.body.classList.toggle('dominoes', Boolean(data.recordings[0].tiles));

const notes = [...data.notes];
if (views.length === 2) {
    notes.push('One step is one placement: both searches stand right after as many placements, until one has ended.');
}
notes.forEach((note) => make('li', '', document.getElementById('notes'), note));

player = new Player(timeline);
for (const view of views) {
    const shareOf = (position) => timeline.stepOf(view, position) / Math.max(1, timeline.length);
    new ProfileView(
        view.trace, view.trace.data.strategy, timeline.positionAt(view), shareOf, document.getElementById('profiles'));
}
// A teacher's link may name the step: replay.html#step=12. Else, where something is wrong, that is what one wants to see.
const asked = /^#step=(\d+)$/.exec(location.hash);
player.show(asked ? Number(asked[1]) : data.recordings.some((recording) => recording.fault) ? timeline.length : 0);

// For tests, and for the curious.
window.replay = { player, timeline, views };
