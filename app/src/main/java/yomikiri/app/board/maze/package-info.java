/**
 * The boards and words of the number maze and the maze duel. Read {@link
 * yomikiri.app.board.maze.MazeUi} first.
 *
 * <p>It may use the rules in {@code engine.games.maze} and the parts of {@code board}; no other
 * game and no screen. UI thread.
 */
@NullMarked
package yomikiri.app.board.maze;

import org.jspecify.annotations.NullMarked;
