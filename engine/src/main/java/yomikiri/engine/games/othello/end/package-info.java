/** Reads the end of a game of Othello exactly. */
@NullMarked
package yomikiri.engine.games.othello.end;

import org.jspecify.annotations.NullMarked;
