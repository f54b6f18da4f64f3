/** Who sits where at the table, and how that is shown. */
@NullMarked
package yomikiri.app.play.seat;

import org.jspecify.annotations.NullMarked;
