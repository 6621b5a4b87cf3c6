package sudokukata.judge.data;

import java.nio.file.Path;
import java.util.List;
import sudokukata.judge.check.Verdict;
import sudokukata.judge.program.Language;

/**
 * The file of a package that says what judges shall expect of its programs.
 *
 * @param accepted the right programs' source files
 * @param wrong the wrong programs
 */
record SubmissionsYaml(List<Path> accepted, List<WrongProgram> wrong) {

    String text() {
        StringBuilder text = new StringBuilder("""
                # The folder says what is expected of a program. Here stands what deviates.
                # The time limit is meant for C++; Java and Python programs have longer limits where the judge knows languages.
                accepted:
                  permitted: [AC]
                  use_for_time_limit: false
                """);
        accepted.stream()
                .map(file -> file.getFileName().toString())
                .filter(name -> Language.of(name) == Language.CPP)
                .forEach(name -> text.append("accepted/").append(name).append(":\n  use_for_time_limit: lower\n"));
        if (wrong.stream().anyMatch(program -> program.verdict() == Verdict.WA)) {
            text.append("""
                    # After a wrong answer on a small input, some of these programs run or print without end on larger ones.
                    wrong_answer:
                      permitted: [AC, WA, TLE, RTE]
                      required: [WA]
                    """);
        }
        return text.toString();
    }
}
