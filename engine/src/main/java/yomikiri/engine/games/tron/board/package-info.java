/** Tron boards as sets of cells: who reaches what, and the chambers of a side. */
@NullMarked
package yomikiri.engine.games.tron.board;

import org.jspecify.annotations.NullMarked;
