/**
 * Pens that draw on the screen or into a file, the colours of the theme, and export.
 *
 * <p>Read {@link yomikiri.app.draw.Pen} first: charts and trees are drawn with it, and thus can be
 * saved as SVG too. The package may use {@code ui}, {@code store} and {@code text}. All of it
 * belongs to the JavaFX thread, except that the bytes of a PNG are made on any.
 */
@NullMarked
package yomikiri.app.draw;

import org.jspecify.annotations.NullMarked;
