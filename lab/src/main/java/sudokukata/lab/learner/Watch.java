package sudokukata.lab.learner;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Waits for a folder to be saved into, again and again, until the thread is interrupted or the folder is gone. */
public final class Watch {
    /** Editors save in several steps: what follows this soon is the same save. */
    private static final long SETTLE_MILLIS = 80;

    private final Path folder;
    private final Consumer<String> say;

    public Watch(Path folder, Consumer<String> say) {
        this.folder = folder;
        this.say = say;
    }

    /** What is done on each save. */
    public interface Action {
        void run() throws IOException;
    }

    /** Acts once, then on each save; comes back only when the folder is gone. */
    public void onSave(Action action) throws IOException, InterruptedException {
        try (WatchService service = FileSystems.getDefault().newWatchService()) {
            folder.register(service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
            say.accept("\nwatching " + folder.getFileName() + "; save to try again, Ctrl-C to end");
            action.run();
            WatchKey key = service.take();
            while (true) {
                boolean java = key.pollEvents().stream()
                        .anyMatch(event -> String.valueOf(event.context()).endsWith(".java"));
                if (!key.reset()) {
                    return;
                }
                WatchKey more = service.poll(SETTLE_MILLIS, TimeUnit.MILLISECONDS);
                if (java && more == null) {
                    say.accept("");
                    action.run();
                }
                key = more == null ? service.take() : more;
            }
        }
    }
}
