/**
 * Searches of Tron: while the cycles can meet, and after they are separated.
 *
 * <p>Read {@link HuntRootSearch} first, then {@link SeparatedRootSearch}. May use {@code board},
 * {@code think} and {@code search}. A search is for one thread at a time.
 */
@NullMarked
package yomikiri.engine.games.tron.search;

import org.jspecify.annotations.NullMarked;
