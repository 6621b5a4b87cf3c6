package sudokukata.judge.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Ends the processes that a program has left behind. Once their parent is gone nothing ties them to it but the
 * environment that they inherited: each run marks it. Where the system does not show it, nothing is done.
 */
final class Leftovers {
    /** The variable that marks a run. */
    static final String MARK = "KATA_RUN";

    private Leftovers() {}

    /** Ends all processes that carry the mark. */
    static void end(String mark) {
        if (Files.isDirectory(Path.of("/proc/self"))) {
            String wanted = MARK + "=" + mark;
            ProcessHandle.allProcesses()
                    .filter(process -> carries(process.pid(), wanted))
                    .forEach(ProcessHandle::destroyForcibly);
        }
    }

    private static boolean carries(long pid, String wanted) {
        try {
            return Files.readString(Path.of("/proc/" + pid + "/environ"), StandardCharsets.ISO_8859_1)
                    .contains(wanted);
        } catch (IOException e) {
            return false;
        }
    }
}
