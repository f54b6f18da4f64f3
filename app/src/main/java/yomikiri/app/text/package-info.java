/**
 * The app's words in every language, and how it writes figures, faults and notices.
 *
 * <p>Read {@link yomikiri.app.text.Texts} first: it looks up a {@code Phrase} in the bundle of the
 * language set. May use the engine's faults, and of the app only the marks for threads.
 *
 * <p>A {@code Phrase} is put into words on the UI thread when it is shown; {@link
 * yomikiri.app.text.Texts#now} gives other threads words that stay.
 */
@NullMarked
package yomikiri.app.text;

import org.jspecify.annotations.NullMarked;
