/**
 * Files that are written whole or not at all, and folders that one program at a time works in.
 *
 * <p>Read {@link WholeFile} first. Uses nothing of the engine. Not thread-safe, but for what says
 * so.
 */
@NullMarked
package yomikiri.engine.file;

import org.jspecify.annotations.NullMarked;
