package sudokukata.lab.figure;

/**
 * The looks of all figures, as classes of one style sheet. The colours are told apart by people who do not see red and
 * green as two: blue for what is placed, green for what holds, vermilion for what goes back, grey for what was given.
 */
final class Style {
    static final String SHEET = """
            text{font-family:Helvetica,Arial,sans-serif;font-size:13px;fill:#222}
            .card{fill:#fff;stroke:#ccc}
            .title{font-size:17px;font-weight:bold}
            .heading{font-size:14px;font-weight:bold}
            .small{font-size:11px;fill:#555}
            .mid{text-anchor:middle}
            .end{text-anchor:end}
            .digit{font-size:20px;text-anchor:middle}
            .clue{font-weight:bold;fill:#222}
            .fill{fill:#0072b2}
            .follow{fill:#00724f;font-style:italic}
            .gone{fill:#b34700;text-decoration:line-through}
            .bad{fill:#b34700;font-weight:bold}
            .good{fill:#00724f;font-weight:bold}
            .white{fill:#fff}
            .dark{fill:#222}
            .given{fill:#e8e8e8}
            .blank{fill:#fff}
            .here{fill:#fbe9b7}
            .peer{fill:#e3f1fb}
            .broken{fill:#f9d3bf}
            .placed{fill:#cfe6f5;stroke:#0072b2}
            .holds{fill:#c5e8dc;stroke:#009e73}
            .back{fill:#f9d3bf;stroke:#d55e00}
            .folded{fill:#f3f3f3;stroke:#999;stroke-dasharray:4 2}
            .heat1{fill:#e6f1f9}
            .heat2{fill:#bcdcf0}
            .heat3{fill:#86bfe2}
            .heat4{fill:#2f86bd}
            .heat5{fill:#0b5c94}
            .heat6{fill:#063a60}
            .code{font-size:12px}
            .thin{stroke:#bbb;fill:none}
            .thick{stroke:#333;stroke-width:2;fill:none}
            .unit{stroke:#d55e00;stroke-width:3;fill:none}
            .way{stroke:#999;stroke-width:1.5;fill:none}
            .wayback{stroke:#d55e00;stroke-width:2;fill:none}
            .arrow{fill:#d55e00}
            .tilegiven{fill:#e8e8e8;stroke:#777;stroke-width:1.5}
            .tilelaid{fill:#cfe6f5;stroke:#0072b2;stroke-width:2}
            .tilegone{fill:#fbe3d6;stroke:#d55e00;stroke-width:2;stroke-dasharray:5 3}
            .single{fill:#fff;stroke:#777;stroke-width:1.5;stroke-dasharray:2 2}
            """;

    private Style() {}
}
