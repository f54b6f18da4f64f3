/** Servers for other programs: GTP, and the protocol of CodinGame contests. */
@NullMarked
package yomikiri.engine.cli.protocol;

import org.jspecify.annotations.NullMarked;
