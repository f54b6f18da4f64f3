@NullMarked
package yomikiri.app.play.record;

import org.jspecify.annotations.NullMarked;
