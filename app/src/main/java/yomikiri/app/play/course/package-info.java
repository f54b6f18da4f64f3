/** How the game on the table goes on: whose turn it is, clocks, replay, and what is told of it. */
@NullMarked
package yomikiri.app.play.course;

import org.jspecify.annotations.NullMarked;
