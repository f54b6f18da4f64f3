/**
 * Boards: how one is drawn, how moves are picked on it, and what a game adds to the app. Read
 * {@link yomikiri.app.board.GameUi} first, the entry of one game; then {@link
 * yomikiri.app.board.BoardView} and {@link yomikiri.app.board.BoardSnapshot}, what a board shows.
 *
 * <p>It may use {@code draw}, {@code ui} and {@code text}, but no game of {@code board.*} and
 * nothing of the screens. UI thread.
 */
@NullMarked
package yomikiri.app.board;

import org.jspecify.annotations.NullMarked;
