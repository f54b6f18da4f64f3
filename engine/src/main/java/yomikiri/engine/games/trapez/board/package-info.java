/** Trapez boards as sets of cells: groups, symmetries, and tiles. */
@NullMarked
package yomikiri.engine.games.trapez.board;

import org.jspecify.annotations.NullMarked;
