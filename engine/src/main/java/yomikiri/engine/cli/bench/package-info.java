/**
 * The commands that measure how fast the engine is.
 *
 * <p>Read {@link BenchCommand} first. May use all of the engine and {@code cli.terminal}. Figures
 * are of one thread unless an option says otherwise.
 */
@NullMarked
package yomikiri.engine.cli.bench;

import org.jspecify.annotations.NullMarked;
