/**
 * Makes one file for the judge of a strategy. The strategy's text goes into it as it is written, beside a {@code Main}
 * and small stubs for the project's own types.
 *
 * <p>JavaParser says where things stand in a text; the JDK's compiler says whether it compiles.
 */
package sudokukata.lab.export;
