@NullMarked
package yomikiri.app.board.maze;

import org.jspecify.annotations.NullMarked;
