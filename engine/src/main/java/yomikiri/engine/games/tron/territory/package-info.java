/** Whose cells are whose: who reaches them first. */
@NullMarked
package yomikiri.engine.games.tron.territory;

import org.jspecify.annotations.NullMarked;
