/** What every command talks through: the terminal, files, and faults reported in one sentence. */
@NullMarked
package yomikiri.engine.cli.terminal;

import org.jspecify.annotations.NullMarked;
