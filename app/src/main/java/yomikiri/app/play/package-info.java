/** The screen where games are played, watched and replayed. */
@NullMarked
package yomikiri.app.play;

import org.jspecify.annotations.NullMarked;
