@NullMarked
package yomikiri.app.play;

import org.jspecify.annotations.NullMarked;
