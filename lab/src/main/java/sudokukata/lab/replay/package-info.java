/** Replays: one search recorded within bounds, and what is made of the record for a person to look at. */
package sudokukata.lab.replay;
