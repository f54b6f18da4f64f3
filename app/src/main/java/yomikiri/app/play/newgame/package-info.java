/** The form from which a game is started. */
@NullMarked
package yomikiri.app.play.newgame;

import org.jspecify.annotations.NullMarked;
