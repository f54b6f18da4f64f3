/**
 * Servers for other programs: GTP, and the protocol of CodinGame contests.
 *
 * <p>Read {@link GtpCommand} first, then {@code GtpProtocol}. May use all of the engine and {@code
 * cli.terminal}. A server answers on the main thread, one request after the other.
 */
@NullMarked
package yomikiri.engine.cli.protocol;

import org.jspecify.annotations.NullMarked;
