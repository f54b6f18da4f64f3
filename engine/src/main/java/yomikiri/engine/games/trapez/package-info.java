/**
 * Trapez: half light, half dark hexagons joined into groups.
 *
 * <p>Read {@link Trapez} first, then {@code TrapezEndgameSearch}. May use {@code board}, {@code
 * game}, {@code think}, {@code search} and {@code learn}, but no other game. A search is for one
 * thread at a time.
 */
@NullMarked
package yomikiri.engine.games.trapez;

import org.jspecify.annotations.NullMarked;
