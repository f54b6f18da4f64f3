/**
 * Players as people choose them: their names in words, their settings as fields.
 *
 * <p>Read {@link yomikiri.app.player.PlayerChoice} first. The package may use {@code text} and the
 * engine, and needs no toolkit. Choices belong to the JavaFX thread; words are asked for on any.
 */
@NullMarked
package yomikiri.app.player;

import org.jspecify.annotations.NullMarked;
