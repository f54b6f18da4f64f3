/** Searches of Tron: while the cycles can meet, and after they are separated. */
@NullMarked
package yomikiri.engine.games.tron.search;

import org.jspecify.annotations.NullMarked;
