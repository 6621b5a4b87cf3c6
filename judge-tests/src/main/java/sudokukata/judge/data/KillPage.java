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

    /** Filled in by ./kata docs, as on every page. */
    private static final String NAVIGATION = "<!-- from: navigation docs/judge/kill-matrix.md -->\n<!-- end -->\n";

    String toMarkdown() {
        StringBuilder page = new StringBuilder(NAVIGATION + """

                # Kill matrix

                Every wrong program beside the judge's data is run against every case. This page is made by
                `./kata kill-matrix`, and compared again by `./kata kill-matrix --check`. A program is left alone after it
                has exceeded the time limit once.

                | problem | wrong programs | cases | survivors |
                | --- | ---: | ---: | ---: |
                """);
        Problems.all().forEach(problem -> page.append(summary(problem)));
        for (Problem problem : Problems.all()) {
            page.append("\n## ").append(problem).append(", ").append(problem.title());
            page.append("\n\n")
                    .append(folded("The mistakes, each with the first case that kills it", mistakes(problem)));
            page.append('\n').append(folded("The cases, each with what it kills", kills(problem)));
        }
        return page.append('\n').append(NAVIGATION).toString();
    }

    private String summary(Problem problem) {
        List<Set<String>> killed = killers.entrySet().stream()
                .filter(entry -> entry.getKey().problem() == problem)
                .map(Map.Entry::getValue)
                .toList();
        long all = cases.stream()
                .filter(judgeCase -> judgeCase.problem() == problem)
                .count();
        long survivors = killed.stream().filter(Set::isEmpty).count();
        return "| " + problem + " | " + killed.size() + " | " + all + " | " + survivors + " |\n";
    }

    /** The first screen is the summary: who wants more opens it. */
    private static String folded(String title, String text) {
        return "<details>\n<summary>" + title + "</summary>\n" + text + "\n</details>\n";
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
