/**
 * The number maze, for one, and the maze duel, for two who move at once.
 *
 * <p>Read {@link Maze} first, then {@link MazeDuel}. May use {@code game}, {@code think}, {@code
 * search} and {@code learn}, but no other game. Positions are for one thread at a time.
 */
@NullMarked
package yomikiri.engine.games.maze;

import org.jspecify.annotations.NullMarked;
