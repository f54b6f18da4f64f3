@NullMarked
package yomikiri.engine.games.maze;

import org.jspecify.annotations.NullMarked;
