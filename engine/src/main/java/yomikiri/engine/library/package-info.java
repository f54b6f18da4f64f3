/**
 * Collections of games: folders of record files, an index of what they hold, and what was played in
 * a position.
 *
 * <p>Read {@link GameCollection} first. May use {@code game}, {@code record}, {@code file} and
 * {@code stats}. The records are the truth; the index beside them is a cache that is made again
 * whenever it does not fit. Indexes are immutable and may be asked from any thread.
 */
@NullMarked
package yomikiri.engine.library;

import org.jspecify.annotations.NullMarked;
