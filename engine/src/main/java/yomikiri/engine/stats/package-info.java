/**
 * Figures with an uncertainty: intervals, Elo estimates, the sequential probability ratio test,
 * histograms.
 *
 * <p>Read {@link ResultCounts} first. Uses nothing of the engine. Counters are not thread-safe.
 */
@NullMarked
package yomikiri.engine.stats;

import org.jspecify.annotations.NullMarked;
