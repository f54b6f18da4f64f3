/**
 * The board and words of Othello. Read {@link yomikiri.app.board.othello.OthelloUi} first.
 *
 * <p>It may use the rules in {@code engine.games.othello} and the parts of {@code board}; no other
 * game and no screen. UI thread.
 */
@NullMarked
package yomikiri.app.board.othello;

import org.jspecify.annotations.NullMarked;
