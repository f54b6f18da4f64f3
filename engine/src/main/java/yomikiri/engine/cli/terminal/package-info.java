/** The console, files named on the command line, and options that commands share. */
@NullMarked
package yomikiri.engine.cli.terminal;

import org.jspecify.annotations.NullMarked;
