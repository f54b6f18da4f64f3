package yomikiri.app.settings;

import javafx.beans.value.ObservableValue;
import yomikiri.app.text.Language;

/**
 * What the system asks of its apps.
 *
 * @param reducedMotion whether things should not move
 */
public record SystemPreferences(
    Language language, ObservableValue<Boolean> dark, ObservableValue<Boolean> reducedMotion) {}
