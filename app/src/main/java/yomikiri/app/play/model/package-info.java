/**
 * The play screen without views: whose turn it is, pacing, clocks, replay, undo. Read {@link
 * yomikiri.app.play.model.PlayViewModel} first, then {@link yomikiri.app.play.model.PlaySnapshot},
 * all that a view shows at one moment.
 *
 * <p>It may use {@code play.session} and the executors of {@code concurrent}, and knows no view. UI
 * thread; searches run on theirs and report back here.
 */
@NullMarked
package yomikiri.app.play.model;

import org.jspecify.annotations.NullMarked;
