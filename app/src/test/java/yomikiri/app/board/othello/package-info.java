@NullMarked
package yomikiri.app.board.othello;

import org.jspecify.annotations.NullMarked;
