/** The game being played: its rounds, who sits there, and what is known of its positions. */
@NullMarked
package yomikiri.app.play.table;

import org.jspecify.annotations.NullMarked;
