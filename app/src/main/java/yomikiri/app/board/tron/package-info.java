/** Tron as it is seen: its arena with cycles and trails, whose cells are whose, and its words. */
@NullMarked
package yomikiri.app.board.tron;

import org.jspecify.annotations.NullMarked;
