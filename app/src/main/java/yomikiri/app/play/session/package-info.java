/**
 * One game being played: its seats and setup, analyses, review, and their words. Read {@link
 * yomikiri.app.play.session.PlaySession} first.
 *
 * <p>A session asks the engine everything and knows neither views nor whose turn it is to be shown.
 * It may use boards, players and the executors of {@code concurrent}. UI thread; a record of a
 * session can be written by any thread from a copy.
 */
@NullMarked
package yomikiri.app.play.session;

import org.jspecify.annotations.NullMarked;
