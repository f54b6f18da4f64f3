/**
 * How a player thinks: players and how they are written down, what limits them, what they report.
 */
@NullMarked
package yomikiri.engine.think;

import org.jspecify.annotations.NullMarked;
