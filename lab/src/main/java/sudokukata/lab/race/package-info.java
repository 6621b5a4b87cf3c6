/** Races strategies over many puzzles: how fast, how evenly, with how much work; every solution is checked. */
package sudokukata.lab.race;
