@NullMarked
package yomikiri.engine.games.tictactoe;

import org.jspecify.annotations.NullMarked;
