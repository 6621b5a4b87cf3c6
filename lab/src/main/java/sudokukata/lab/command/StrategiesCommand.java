package sudokukata.lab.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import sudokukata.judge.StrategyJudge;
import sudokukata.judge.TextTable;
import sudokukata.judge.problem.Problems;
import sudokukata.lab.cli.ExitCode;
import sudokukata.search.Capability;
import sudokukata.search.SolverStrategy;
import sudokukata.search.Strategies;

/** Shows the shelf. */
@Command(name = "strategies", description = "List the strategies with what they can do.")
final class StrategiesCommand extends KataCommand {

    @Override
    public Integer call() {
        List<String[]> table = new ArrayList<>();
        table.add(new String[] {"strategy", "capabilities", "problems"});
        for (SolverStrategy strategy : Strategies.all()) {
            String capabilities = strategy.capabilities().stream()
                    .sorted()
                    .map(Capability::name)
                    .collect(Collectors.joining(" "));
            table.add(new String[] {strategy.id(), capabilities, problems(strategy)});
        }
        out().println(TextTable.format(table, 3));
        return ExitCode.OK;
    }

    private static String problems(SolverStrategy strategy) {
        return Problems.all().stream()
                .filter(problem -> strategy.solves(problem.kind()))
                .map(problem -> StrategyJudge.forProblem(strategy, problem) == strategy
                        ? problem.toString()
                        : problem + " (as oracle)")
                .collect(Collectors.joining(", "));
    }
}
