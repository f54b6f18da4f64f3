/** The Go Text Protocol, by which other programs let a player of ours play. */
@NullMarked
package yomikiri.engine.cli.gtp;

import org.jspecify.annotations.NullMarked;
