/** What is drawn with, on the screen and into files: pens, colours, pictures. */
@NullMarked
package yomikiri.app.draw;

import org.jspecify.annotations.NullMarked;
