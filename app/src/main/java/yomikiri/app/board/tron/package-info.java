/**
 * The board and words of Tron, whose territory can be laid over it. Read {@link
 * yomikiri.app.board.tron.TronUi} first.
 *
 * <p>It may use the rules in {@code engine.games.tron} and the parts of {@code board}; no other
 * game and no screen. UI thread.
 */
@NullMarked
package yomikiri.app.board.tron;

import org.jspecify.annotations.NullMarked;
