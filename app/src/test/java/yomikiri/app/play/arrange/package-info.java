@NullMarked
package yomikiri.app.play.arrange;

import org.jspecify.annotations.NullMarked;
