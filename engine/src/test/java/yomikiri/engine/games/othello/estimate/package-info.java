@NullMarked
package yomikiri.engine.games.othello.estimate;

import org.jspecify.annotations.NullMarked;
