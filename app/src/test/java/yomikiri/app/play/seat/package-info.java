@NullMarked
package yomikiri.app.play.seat;

import org.jspecify.annotations.NullMarked;
