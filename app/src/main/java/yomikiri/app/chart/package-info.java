/**
 * Charts of studies and trainings, each with its numbers as a table.
 *
 * <p>Read {@link yomikiri.app.chart.ChartView} first: it shows one {@code Chart}, which draws on a
 * {@code ChartCanvas} and hands out its numbers as {@code ChartData}. May use {@code board}, {@code
 * draw}, {@code player}, {@code store}, {@code text}, {@code ui} and the engine's findings; it runs
 * nothing.
 *
 * <p>UI thread.
 */
@NullMarked
package yomikiri.app.chart;

import org.jspecify.annotations.NullMarked;
