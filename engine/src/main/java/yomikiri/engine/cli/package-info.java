/** The commands of {@code yomikiri}. */
@NullMarked
package yomikiri.engine.cli;

import org.jspecify.annotations.NullMarked;
