/**
 * The board and words of Mattix. Read {@link yomikiri.app.board.mattix.MattixUi} first.
 *
 * <p>It may use the rules in {@code engine.games.mattix} and the parts of {@code board}; no other
 * game and no screen. UI thread.
 */
@NullMarked
package yomikiri.app.board.mattix;

import org.jspecify.annotations.NullMarked;
