package sudokukata.judge.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sudokukata.judge.problem.JudgeCase;
import sudokukata.judge.problem.Problem;
import sudokukata.judge.problem.Problems;

/**
 * The kill matrix as a page: for each problem its mistakes with the first case that kills each, and for each case what
 * it kills.
 *
 * @param killers for each wrong program the ids of the cases that kill it
 * @param cases all cases
 */
record KillPage(Map<WrongProgram, Set<String>> killers, List<JudgeCase> cases) {

    String toMarkdown() {
        StringBuilder page = new StringBuilder("""
                # Kill matrix

                Every wrong program beside the judge's data is run against every case. This page is made by
                `./kata kill-matrix`, and compared again by `./kata kill-matrix --check`. A program is left alone after it
                has exceeded the time limit once.
                """);
        for (Problem problem : Problems.all()) {
            page.append("\n## ")
                    .append(problem)
                    .append(", ")
                    .append(problem.title())
                    .append('\n');
            page.append(mistakes(problem)).append(kills(problem));
        }
        return page.toString();
    }

    private String mistakes(Problem problem) {
        StringBuilder table = new StringBuilder(
                "\n| wrong program | the mistake | first killed by | sample |\n| --- | --- | --- | --- |\n");
        killers.forEach((program, killed) -> {
            if (program.problem() == problem) {
                table.append("| ")
                        .append(program.path())
                        .append(" | ")
                        .append(program.why())
                        .append(" | ");
                table.append(killed.stream().findFirst().orElse("**nothing**")).append(" | ");
                table.append(killed.contains("sample/1") ? "kills it" : "passes it")
                        .append(" |\n");
            }
        });
        return table.toString();
    }

    private String kills(Problem problem) {
        StringBuilder table = new StringBuilder("\n| case | kills | alone in killing |\n| --- | ---: | --- |\n");
        for (JudgeCase judgeCase : cases) {
            if (judgeCase.problem() == problem) {
                List<WrongProgram> killed = killedBy(judgeCase);
                Set<String> alone = killed.stream()
                        .filter(program -> killers.get(program).size() == 1)
                        .map(WrongProgram::path)
                        .collect(Collectors.toCollection(TreeSet::new));
                table.append("| ")
                        .append(judgeCase.id())
                        .append(" | ")
                        .append(killed.size())
                        .append(" | ");
                table.append(String.join(", ", alone)).append(" |\n");
            }
        }
        List<String> idle = new ArrayList<>();
        cases.stream()
                .filter(judgeCase ->
                        judgeCase.problem() == problem && killedBy(judgeCase).isEmpty())
                .forEach(judgeCase -> idle.add(judgeCase.id()));
        String told = idle.isEmpty() ? "none" : String.join(", ", idle);
        return table + "\nCases that kill none of these programs: " + told + ".\n";
    }

    private List<WrongProgram> killedBy(JudgeCase judgeCase) {
        return killers.keySet().stream()
                .filter(program -> program.problem() == judgeCase.problem())
                .filter(program -> killers.get(program).contains(judgeCase.id()))
                .toList();
    }
}
