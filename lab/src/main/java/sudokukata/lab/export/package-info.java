/**
 * Makes one file for the judge of a strategy. The sources of the strategy are put together with a {@code Main} and small
 * stand-ins for the project's own types; then what is not needed is taken out of their text, step by step, until nothing
 * more can go.
 *
 * <p>JavaParser says where things stand in a text; the JDK's compiler says what a name means.
 */
package sudokukata.lab.export;
