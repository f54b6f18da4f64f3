/** The cells of the grid as sets of bits. */
@NullMarked
package yomikiri.engine.games.tron.grid;

import org.jspecify.annotations.NullMarked;
