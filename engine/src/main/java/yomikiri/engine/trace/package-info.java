/**
 * The recorded tree of a search and its replay.
 *
 * <p>Read {@link TraceTree} first. May use {@code game} and {@code think}. A search records on its
 * own thread; what is replayed is for one thread at a time.
 */
@NullMarked
package yomikiri.engine.trace;

import org.jspecify.annotations.NullMarked;
