/**
 * What the commands share: how a problem, a strategy or a text is named, where output goes, and what the shell is
 * told.
 */
package sudokukata.lab.cli;
