package sudokukata.lab.command;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;

/**
 * Commands that a person looks for together.
 *
 * @param title the heading above them in the help
 * @param commands the commands, the most wanted first
 */
record Section(String title, List<KataCommand> commands) {

    /** All sections as the help lists them. */
    static String listAll(List<Section> sections, Help help) {
        return sections.stream().map(section -> section.list(help)).collect(Collectors.joining());
    }

    private String list(Help help) {
        Map<String, Help> all = help.subcommands();
        int width = all.keySet().stream().mapToInt(String::length).max().orElse(0);
        return commands.stream()
                .map(command -> new CommandLine(command).getCommandName())
                .map(name -> "  " + name + " ".repeat(width - name.length()) + "  "
                        + all.get(name).commandSpec().usageMessage().description()[0])
                .collect(Collectors.joining("%n".formatted(), "%n%s%n".formatted(title), "%n".formatted()));
    }
}
