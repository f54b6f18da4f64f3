/**
 * The commands of {@code yomikiri}.
 *
 * <p>Read {@link YomikiriCommand} first, which lists them. May use all of the engine; nothing of
 * the engine uses it. A command runs on the main thread.
 */
@NullMarked
package yomikiri.engine.cli;

import org.jspecify.annotations.NullMarked;
