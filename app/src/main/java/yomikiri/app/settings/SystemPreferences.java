package yomikiri.app.settings;

import javafx.beans.value.ObservableValue;
import yomikiri.app.text.Language;

/**
 * The system's language and theme, and its wish for less motion.
 *
 * @param reducedMotion whether things should not move
 */
public record SystemPreferences(
    Language language, ObservableValue<Boolean> dark, ObservableValue<Boolean> reducedMotion) {}
