/**
 * Tron: light cycles that shut each other in.
 *
 * <p>Read {@link Tron} first, then {@code Hunter}. May use its own packages below, {@code game},
 * {@code think}, {@code search} and {@code learn}, but no other game. Players and evaluations are
 * for one thread at a time.
 */
@NullMarked
package yomikiri.engine.games.tron;

import org.jspecify.annotations.NullMarked;
