/** The number maze and the maze duel as the app shows them. */
@NullMarked
package yomikiri.app.board.maze;

import org.jspecify.annotations.NullMarked;
