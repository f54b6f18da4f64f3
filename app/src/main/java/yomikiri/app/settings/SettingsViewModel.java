package yomikiri.app.settings;

import java.time.Duration;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.store.UserPreferences;
import yomikiri.app.store.UserPreferences.LanguageChoice;
import yomikiri.app.store.UserPreferences.MotionChoice;
import yomikiri.app.store.UserPreferences.ReadAloudChoice;
import yomikiri.app.store.UserPreferences.SoundChoice;
import yomikiri.app.store.UserPreferences.ThemeChoice;
import yomikiri.app.text.Language;

/**
 * The settings as they are chosen, and what follows from them on this system. Whoever stores
 * settings hands in those of the last run and listens to {@link #choices}.
 */
@UiThread
public final class SettingsViewModel {
  private final ObjectProperty<LanguageChoice> languageChoice;
  private final ObjectProperty<ThemeChoice> themeChoice;
  private final ObjectProperty<MotionChoice> motionChoice;
  private final ObjectProperty<Duration> answering;
  private final ObjectProperty<Integer> scale;
  private final ObjectProperty<SoundChoice> soundChoice;
  private final ObjectProperty<ReadAloudChoice> readAloudChoice;
  private final ObservableValue<UserPreferences> choices;
  private final ObservableValue<Language> language;
  private final ObservableValue<Boolean> dark;
  private final ObservableValue<Boolean> motion;

  public SettingsViewModel(UserPreferences kept, SystemPreferences system) {
    languageChoice = new SimpleObjectProperty<>(kept.language());
    themeChoice = new SimpleObjectProperty<>(kept.theme());
    motionChoice = new SimpleObjectProperty<>(kept.motion());
    answering = new SimpleObjectProperty<>(kept.answering());
    scale = new SimpleObjectProperty<>(kept.scale());
    soundChoice = new SimpleObjectProperty<>(kept.sound());
    readAloudChoice = new SimpleObjectProperty<>(kept.readAloud());
    choices =
        Bindings.createObjectBinding(
            () ->
                new UserPreferences(
                    languageChoice.get(),
                    themeChoice.get(),
                    motionChoice.get(),
                    answering.get(),
                    scale.get(),
                    soundChoice.get(),
                    readAloudChoice.get()),
            languageChoice,
            themeChoice,
            motionChoice,
            answering,
            scale,
            soundChoice,
            readAloudChoice);
    language =
        languageChoice.map(
            choice ->
                switch (choice) {
                  case SYSTEM -> system.language();
                  case JAPANESE -> Language.JAPANESE;
                  case ENGLISH -> Language.ENGLISH;
                });
    dark =
        themeChoice.flatMap(
            choice ->
                switch (choice) {
                  case SYSTEM -> system.dark();
                  case LIGHT -> new SimpleObjectProperty<>(false);
                  case DARK -> new SimpleObjectProperty<>(true);
                });
    motion =
        motionChoice.flatMap(
            choice ->
                switch (choice) {
                  case SYSTEM -> system.reducedMotion().map(reduced -> !reduced);
                  case ON -> new SimpleObjectProperty<>(true);
                  case OFF -> new SimpleObjectProperty<>(false);
                });
  }

  public ObjectProperty<LanguageChoice> languageChoice() {
    return languageChoice;
  }

  public ObjectProperty<ThemeChoice> themeChoice() {
    return themeChoice;
  }

  public ObjectProperty<MotionChoice> motionChoice() {
    return motionChoice;
  }

  /** How long a move stays before a CPU answers. */
  public ObjectProperty<Duration> answering() {
    return answering;
  }

  /** The size of the interface in percent. */
  public ObjectProperty<Integer> scale() {
    return scale;
  }

  public ObjectProperty<SoundChoice> soundChoice() {
    return soundChoice;
  }

  public ObjectProperty<ReadAloudChoice> readAloudChoice() {
    return readAloudChoice;
  }

  /** The next larger size, if there is one. */
  public void enlarge() {
    UserPreferences.SCALES.stream()
        .filter(one -> one > scale.get())
        .findFirst()
        .ifPresent(scale::set);
  }

  /** The next smaller size, if there is one. */
  public void shrink() {
    UserPreferences.SCALES.reversed().stream()
        .filter(one -> one < scale.get())
        .findFirst()
        .ifPresent(scale::set);
  }

  /** All of it, for keeping. */
  public ObservableValue<UserPreferences> choices() {
    return choices;
  }

  public ObservableValue<Language> language() {
    return language;
  }

  public ObservableValue<Boolean> dark() {
    return dark;
  }

  /** Whether things may move. */
  public ObservableValue<Boolean> motion() {
    return motion;
  }
}
