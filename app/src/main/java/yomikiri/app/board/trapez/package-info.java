/** Trapez as it is seen: its hexagons, its moves in steps and its words. */
@NullMarked
package yomikiri.app.board.trapez;

import org.jspecify.annotations.NullMarked;
