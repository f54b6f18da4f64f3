/** The colours of the theme for what is drawn by hand. */
@NullMarked
package yomikiri.app.ink;

import org.jspecify.annotations.NullMarked;
