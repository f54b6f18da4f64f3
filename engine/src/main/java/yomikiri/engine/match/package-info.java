/**
 * Games between players, by the thousand.
 *
 * <p>Read {@link MatchRunner} first. May use {@code game}, {@code record}, {@code think} and {@code
 * stats}. Games are played on threads of the runner; their results are reported on the calling one,
 * in the order of the schedule.
 */
@NullMarked
package yomikiri.engine.match;

import org.jspecify.annotations.NullMarked;
