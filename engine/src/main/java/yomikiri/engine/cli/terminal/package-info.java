/**
 * The console, files named on the command line, and options that commands share.
 *
 * <p>Read {@link Console} first, then {@link CommonOptions}. May use all of the engine. Ctrl-C is
 * handled on threads of its own; all else is for the main thread.
 */
@NullMarked
package yomikiri.engine.cli.terminal;

import org.jspecify.annotations.NullMarked;
