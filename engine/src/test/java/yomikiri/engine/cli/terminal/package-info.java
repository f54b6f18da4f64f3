@NullMarked
package yomikiri.engine.cli.terminal;

import org.jspecify.annotations.NullMarked;
