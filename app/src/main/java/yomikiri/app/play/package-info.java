/**
 * The views of the play screen: the board between its header and the replay bar, the side panel,
 * and the commands. Read {@link yomikiri.app.play.PlayView} first.
 *
 * <p>A view shows the snapshot of the view model in {@code play.model} and passes on what people
 * do; it decides nothing about the game. It may use the windows' frame, boards, the tree and
 * controls. UI thread.
 */
@NullMarked
package yomikiri.app.play;

import org.jspecify.annotations.NullMarked;
