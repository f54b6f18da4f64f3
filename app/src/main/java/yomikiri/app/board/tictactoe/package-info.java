/**
 * The board and words of tic-tac-toe: the smallest game, to copy for a new one. Read {@link
 * yomikiri.app.board.tictactoe.TicTacToeUi} first.
 *
 * <p>It may use the rules in {@code engine.games.tictactoe} and the parts of {@code board}; no
 * other game and no screen. UI thread.
 */
@NullMarked
package yomikiri.app.board.tictactoe;

import org.jspecify.annotations.NullMarked;
