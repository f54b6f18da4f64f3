/** Tron: light cycles that shut each other in. */
@NullMarked
package yomikiri.engine.games.tron;

import org.jspecify.annotations.NullMarked;
