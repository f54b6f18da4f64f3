@NullMarked
package yomikiri.app.board.tictactoe;

import org.jspecify.annotations.NullMarked;
