/**
 * Searches compared on single positions: a race of players on one position, and their regret on
 * many that are solved.
 *
 * <p>Read {@link Race} first, then {@link Truth}. May use {@code game}, {@code think}, {@code
 * stats} and {@code teach}.
 */
@NullMarked
package yomikiri.engine.race;

import org.jspecify.annotations.NullMarked;
