/** The search of the strongest player, as long as others can be reached. */
@NullMarked
package yomikiri.engine.games.tron.hunt;

import org.jspecify.annotations.NullMarked;
