/**
 * The settings screen, and what follows from the settings on this system: language, theme, motion.
 *
 * <p>Read {@link yomikiri.app.settings.SettingsViewModel} first: other screens take the language
 * and the theme from it. The package may use {@code shell}, {@code store}, {@code ui} and {@code
 * text}. All of it belongs to the JavaFX thread.
 */
@NullMarked
package yomikiri.app.settings;

import org.jspecify.annotations.NullMarked;
