/**
 * What a game is: positions of four kinds, their moves, their notation, and a game being played.
 *
 * <p>Read {@link Game} first, then {@link GameSession}. Uses nothing else of the engine. Positions
 * and sessions are for one thread at a time, games for any.
 */
@NullMarked
package yomikiri.engine.game;

import org.jspecify.annotations.NullMarked;
