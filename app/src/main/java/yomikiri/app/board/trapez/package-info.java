/**
 * The board and words of Trapez, whose moves are several picks. Read {@link
 * yomikiri.app.board.trapez.TrapezUi} first.
 *
 * <p>It may use the rules in {@code engine.games.trapez} and the parts of {@code board}; no other
 * game and no screen. UI thread.
 */
@NullMarked
package yomikiri.app.board.trapez;

import org.jspecify.annotations.NullMarked;
