/** Figures that have an uncertainty: intervals, Elo, the sequential test, histograms. */
@NullMarked
package yomikiri.engine.stats;

import org.jspecify.annotations.NullMarked;
