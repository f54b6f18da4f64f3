/**
 * Othello on 4×4, 6×6 and 8×8: rules, notation and players.
 *
 * <p>Read {@link Othello} first, then {@code OthelloPlayer}. May use its own packages below, {@code
 * game}, {@code think}, {@code search} and {@code learn}, but no other game. A player is for one
 * thread at a time, though it may search with several.
 */
@NullMarked
package yomikiri.engine.games.othello;

import org.jspecify.annotations.NullMarked;
