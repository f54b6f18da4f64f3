/** Othello boards as sets of bits: moves, symmetries, and discs that cannot be flipped. */
@NullMarked
package yomikiri.engine.games.othello.board;

import org.jspecify.annotations.NullMarked;
