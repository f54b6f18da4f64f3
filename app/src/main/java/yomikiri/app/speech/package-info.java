/**
 * The app reads aloud by itself, through the system's own program for speech. JavaFX speaks to
 * screen readers on Windows and macOS only, so on Linux there is no other way to hear the app.
 */
@NullMarked
package yomikiri.app.speech;

import org.jspecify.annotations.NullMarked;
