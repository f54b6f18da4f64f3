/**
 * The form from which a game is started: game, seats, rounds, handicap, clock, layout.
 *
 * <p>Read {@link yomikiri.app.play.newgame.NewGameViewModel} first, then {@link
 * yomikiri.app.play.newgame.NewGamePanel}. The package may use {@code board}, {@code play.session},
 * {@code player}, {@code ui}, {@code concurrent} and {@code text}. All of it belongs to the JavaFX
 * thread; a fair layout is searched for in the background.
 */
@NullMarked
package yomikiri.app.play.newgame;

import org.jspecify.annotations.NullMarked;
