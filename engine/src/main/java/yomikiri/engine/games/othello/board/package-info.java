/**
 * Othello boards as bitboards: moves, symmetries and stable discs.
 *
 * <p>Read {@link Bitboards} first. May use {@code game}. Static methods are for any thread, lists
 * of children for one.
 */
@NullMarked
package yomikiri.engine.games.othello.board;

import org.jspecify.annotations.NullMarked;
