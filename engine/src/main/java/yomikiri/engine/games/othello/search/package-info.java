/**
 * The midgame and endgame search of Othello, and its opening book.
 *
 * <p>Read {@link EndgameSearch} first, then {@link MidgameSearch}. May use {@code board}, {@code
 * eval}, {@code think} and {@code search}. A search is for one thread; several share tables and
 * split points through {@link yomikiri.engine.search.YbwcPool}.
 */
@NullMarked
package yomikiri.engine.games.othello.search;

import org.jspecify.annotations.NullMarked;
