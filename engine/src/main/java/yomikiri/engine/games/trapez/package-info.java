/** Trapez: half light, half dark hexagons that are joined to groups. */
@NullMarked
package yomikiri.engine.games.trapez;

import org.jspecify.annotations.NullMarked;
