/** Othello on 4×4, 6×6 and 8×8: its rules and its text. */
@NullMarked
package yomikiri.engine.games.othello;

import org.jspecify.annotations.NullMarked;
