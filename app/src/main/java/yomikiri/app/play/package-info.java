/** The views of the play screen. */
@NullMarked
package yomikiri.app.play;

import org.jspecify.annotations.NullMarked;
