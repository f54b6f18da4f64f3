/**
 * The search algorithms of the literature, each for any game of its kind, with their transposition
 * tables.
 *
 * <p>Read {@link AlphaBeta} first; {@link StandardPlayers} lists them all. May use {@code game},
 * {@code think} and {@code trace}. A search is for one thread at a time; several share a {@link
 * TranspositionTable}, a {@link HistoryTable} and the nodes of a {@link YbwcPool}.
 */
@NullMarked
package yomikiri.engine.search;

import org.jspecify.annotations.NullMarked;
