package sudokukata.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.TextTable;
import sudokukata.judge.format.Problem;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Shows the shelf. */
@Command(
        name = "strategies",
        description = "List the strategies with what they can do.",
        mixinStandardHelpOptions = true)
final class StrategiesCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        List<String[]> table = new ArrayList<>();
        table.add(new String[] {"strategy", "capabilities", "problems"});
        for (SolverStrategy strategy : Strategies.all()) {
            String capabilities = strategy.capabilities().stream()
                    .sorted()
                    .map(Capability::name)
                    .collect(Collectors.joining(" "));
            table.add(new String[] {strategy.id(), capabilities, problems(strategy)});
        }
        spec.commandLine().getOut().println(TextTable.format(table, 3));
    }

    private static String problems(SolverStrategy strategy) {
        return Stream.of(Problem.values())
                .filter(problem -> StrategyJudge.canDo(strategy, problem))
                .map(problem -> StrategyJudge.forProblem(strategy, problem) == strategy
                        ? problem.toString()
                        : problem + " (as oracle)")
                .collect(Collectors.joining(", "));
    }
}
