/**
 * The race: all searches of a game on the position shown, one after another, live.
 *
 * <p>Read {@link RaceViewModel} first. May use {@code chart}, {@code concurrent}, {@code shell} and
 * {@code ui}.
 */
@NullMarked
package yomikiri.app.race;

import org.jspecify.annotations.NullMarked;
