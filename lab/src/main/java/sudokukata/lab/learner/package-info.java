/** Helps a learner at work: compiles and judges a strategy again on each save, and makes new ones from a template. */
package sudokukata.lab.learner;
