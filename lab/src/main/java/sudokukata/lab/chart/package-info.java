/** Charts as SVG files. */
package sudokukata.lab.chart;
