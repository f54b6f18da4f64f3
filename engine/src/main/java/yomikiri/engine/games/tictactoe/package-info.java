/** Tic-tac-toe: its rules and its text. */
@NullMarked
package yomikiri.engine.games.tictactoe;

import org.jspecify.annotations.NullMarked;
