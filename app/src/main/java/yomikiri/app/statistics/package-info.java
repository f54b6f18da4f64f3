/**
 * What one's own moves gave away, over all games of the library, and how strong one is by that.
 *
 * <p>Read {@link yomikiri.app.statistics.StatisticsViewModel} first. {@code practice} shows it. May
 * use {@code board}, {@code chart}, {@code play.record}, {@code play.session}, {@code store},
 * {@code ui}, {@code text} and {@code concurrent}.
 *
 * <p>UI thread; games are read and strengths searched on worker threads.
 */
@NullMarked
package yomikiri.app.statistics;

import org.jspecify.annotations.NullMarked;
