package sudokukata.judge.program;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says what a crashed program died of: its exception and line if it told, else the signal or the exit code. */
final class Crash {
    private static final Pattern JAVA = Pattern.compile("Exception in thread \"[^\"]*\" ([\\w.]+)(: .*)?");
    private static final Pattern JAVA_LINE = Pattern.compile("\\s+at .*\\(([\\w$]+\\.java:\\d+)\\)");
    private static final Pattern PYTHON_LINE = Pattern.compile("\\s+File \"([^\"]*[/\\\\])?([^\"]+)\", line (\\d+).*");
    private static final Pattern PYTHON = Pattern.compile("(\\w*(Error|Exception|Interrupt|Exit)\\b.*)");

    private Crash() {}

    static String describe(ProcessRun run) {
        List<String> lines = run.err().lines().toList();
        String told = java(lines);
        if (told.isEmpty()) {
            told = python(lines);
        }
        String printed = run.out().isBlank() ? "" : "; " + run.printed() + " before";
        return (told.isEmpty() ? code(run.exit()) : told + " (" + code(run.exit()) + ")") + printed;
    }

    private static String java(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            Matcher exception = JAVA.matcher(lines.get(i));
            if (exception.find()) {
                String name = exception.group(1).substring(exception.group(1).lastIndexOf('.') + 1);
                String message = exception.group(2) == null ? "" : exception.group(2);
                return name + message + ownLine(lines.subList(i, lines.size()));
            }
        }
        return "";
    }

    /** The first line of the program's own file, not of the library that it called. */
    private static String ownLine(List<String> lines) {
        return lines.stream()
                .filter(line -> !line.contains("java.base/"))
                .map(JAVA_LINE::matcher)
                .filter(Matcher::matches)
                .map(matcher -> ", at " + matcher.group(1))
                .findFirst()
                .orElse("");
    }

    private static String python(List<String> lines) {
        String place = "";
        for (String line : lines) {
            Matcher file = PYTHON_LINE.matcher(line);
            if (file.matches()) {
                place = ", at " + file.group(2) + ":" + file.group(3);
            }
        }
        if (place.isEmpty() || !PYTHON.matcher(lines.get(lines.size() - 1)).matches()) {
            return "";
        }
        return lines.get(lines.size() - 1) + place;
    }

    /** A shell's way to say that a signal ended a program is 128 and its number. */
    private static String code(int exit) {
        return switch (exit) {
            case 134 -> "aborted (signal 6)";
            case 136 -> "division by zero (signal 8)";
            case 137 -> "killed (signal 9): out of memory?";
            case 139 -> "segmentation fault (signal 11)";
            default -> "exit code " + exit;
        };
    }
}
