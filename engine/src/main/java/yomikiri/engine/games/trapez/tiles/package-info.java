/** Tiles and groups of Trapez as bits. */
@NullMarked
package yomikiri.engine.games.trapez.tiles;

import org.jspecify.annotations.NullMarked;
