/** Othello as it is seen: its board, its discs and its words. */
@NullMarked
package yomikiri.app.board.othello;

import org.jspecify.annotations.NullMarked;
