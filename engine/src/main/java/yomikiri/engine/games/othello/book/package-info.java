/** Exact values of the first positions of a game of Othello, worked out beforehand. */
@NullMarked
package yomikiri.engine.games.othello.book;

import org.jspecify.annotations.NullMarked;
