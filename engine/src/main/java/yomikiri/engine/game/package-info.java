/** What a game is: positions of four kinds, their moves, their text, and a game being played. */
@NullMarked
package yomikiri.engine.game;

import org.jspecify.annotations.NullMarked;
