/**
 * Tron boards as sets of cells: territories, and the chambers of a side.
 *
 * <p>Read {@link GridCellSet} first, then {@link Territory}. May use {@code game}. Scratch is
 * reused, so each object is for one thread at a time.
 */
@NullMarked
package yomikiri.engine.games.tron.board;

import org.jspecify.annotations.NullMarked;
