@NullMarked
package yomikiri.app.sound;

import org.jspecify.annotations.NullMarked;
