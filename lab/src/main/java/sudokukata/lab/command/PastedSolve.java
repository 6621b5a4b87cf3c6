package sudokukata.lab.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import sudokukata.judge.generate.Quickest;
import sudokukata.judge.paste.PastedPuzzle;
import sudokukata.judge.paste.PastedText;
import sudokukata.judge.words.Sentences;
import sudokukata.lab.cli.ExitCode;
import sudokukata.lab.cli.Refused;
import sudokukata.puzzle.Puzzle;
import sudokukata.search.Limits;
import sudokukata.search.Outcome;
import sudokukata.search.SolverStrategy;

/** Solves what people paste: one line of 81 digits for each puzzle, everything else on standard error. */
final class PastedSolve {
    private final Optional<SolverStrategy> strategy;
    private final long budget;
    private final Runner runner;
    private final PrintWriter out;
    private final PrintWriter err;

    PastedSolve(Optional<SolverStrategy> strategy, long budget, Runner runner, CommandLine command) {
        this.strategy = strategy;
        this.budget = budget;
        this.runner = runner;
        this.out = command.getOut();
        this.err = command.getErr();
    }

    /** Solves each record; the exit code is the worst of them. */
    int solve(String text) throws Refused {
        List<PastedPuzzle> records = PastedText.read(text);
        if (records.isEmpty()) {
            throw new Refused("no puzzle found: expected 81 cells on a line, or 9 lines of 9");
        }
        int worst = ExitCode.OK;
        for (PastedPuzzle record : records) {
            worst = ExitCode.worse(worst, solve(record));
        }
        out.flush();
        return worst;
    }

    private int solve(PastedPuzzle record) {
        if (record.puzzle().isEmpty()) {
            err.println("kata: " + record.placedComplaint());
            return ExitCode.UNREADABLE;
        }
        Puzzle puzzle = record.puzzle().get();
        SolverStrategy solver = strategy.orElseGet(() -> Quickest.forKind(puzzle.kind()));
        Optional<Outcome> result = runner.run(solver, puzzle, new Limits(2, budget));
        if (result.isEmpty()) {
            return ExitCode.GAVE_UP;
        }
        Outcome outcome = result.get();
        String where = "kata: line " + record.line() + ": ";
        if (outcome.first().isEmpty()) {
            return nothing(puzzle, outcome, where);
        }
        out.println(outcome.first().get().grid());
        if (outcome.solutions().size() > 1) {
            err.println(where + "several solutions; the first met is shown");
        } else if (outcome.end() == Outcome.End.OUT_OF_BUDGET) {
            err.println(where + "there may be more solutions: gave up looking");
        }
        return ExitCode.OK;
    }

    private int nothing(Puzzle puzzle, Outcome outcome, String where) {
        if (outcome.end() == Outcome.End.OUT_OF_BUDGET) {
            err.printf("%sgave up after %,d placements; there may be a solution%n", where, outcome.placements());
            return ExitCode.GAVE_UP;
        }
        String why = Sentences.whyUnsolvable(puzzle);
        err.println(where + "no solution" + why);
        return ExitCode.NO;
    }
}
