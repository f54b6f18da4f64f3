/** Games between players: playing them by the thousand, and what can be said of the results. */
@NullMarked
package yomikiri.engine.match;

import org.jspecify.annotations.NullMarked;
