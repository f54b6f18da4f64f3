/** What is drawn by hand: the colours of the theme, and the pens for the screen and for files. */
@NullMarked
package yomikiri.app.ink;

import org.jspecify.annotations.NullMarked;
