/**
 * Trapez boards as sets of cells: groups, symmetries and tiles.
 *
 * <p>Read {@link HexCellSet} first, then {@link TrapezTileSet}. May use {@code game}. Sets are for
 * one thread at a time.
 */
@NullMarked
package yomikiri.engine.games.trapez.board;

import org.jspecify.annotations.NullMarked;
