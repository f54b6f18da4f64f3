/** What players and analyses think of a position, and how that is shown. */
@NullMarked
package yomikiri.app.play.thought;

import org.jspecify.annotations.NullMarked;
