/** The commands that measure how fast the engine is. */
@NullMarked
package yomikiri.engine.cli.bench;

import org.jspecify.annotations.NullMarked;
