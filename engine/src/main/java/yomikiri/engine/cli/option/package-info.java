/** Options that several commands share. */
@NullMarked
package yomikiri.engine.cli.option;

import org.jspecify.annotations.NullMarked;
