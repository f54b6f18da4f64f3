/** Players as people set them up: their names in words, their settings as fields. */
@NullMarked
package yomikiri.app.player;

import org.jspecify.annotations.NullMarked;
