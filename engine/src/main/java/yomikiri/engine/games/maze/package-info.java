/** The number maze, for one, and the maze duel, for two who move at the same time. */
@NullMarked
package yomikiri.engine.games.maze;

import org.jspecify.annotations.NullMarked;
