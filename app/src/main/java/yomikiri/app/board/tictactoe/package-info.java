/** Tic-tac-toe as the app shows it. */
@NullMarked
package yomikiri.app.board.tictactoe;

import org.jspecify.annotations.NullMarked;
