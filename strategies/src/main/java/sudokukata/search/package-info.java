/**
 * The contract between a strategy and everybody who runs one. The strategy owns the order of the search;
 * {@link sudokukata.search.Search} owns the count of the work, the budget, the solutions and the word when to stop.
 */
package sudokukata.search;
