/** One game being played: its seats, setup, cached analyses, and review. */
@NullMarked
package yomikiri.app.play.session;

import org.jspecify.annotations.NullMarked;
