/** Looks ahead in the middle of a game of Othello. */
@NullMarked
package yomikiri.engine.games.othello.middle;

import org.jspecify.annotations.NullMarked;
