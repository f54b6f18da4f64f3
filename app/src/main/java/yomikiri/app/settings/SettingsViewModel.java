package yomikiri.app.settings;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.store.AppSettings;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;

/** View model of the settings: what is chosen, and what follows from it on this system. */
@UiThread
public final class SettingsViewModel {
  /** The system's language and theme, and its wish for less motion. */
  public record SystemPreferences(
      Language language, ObservableValue<Boolean> dark, ObservableValue<Boolean> reducedMotion) {}

  private final Map<Setting<?>, ObjectProperty<?>> shown = new HashMap<>();
  private AppSettings all;
  private final Consumer<UnaryOperator<AppSettings>> save;
  private final ObservableValue<Language> language;
  private final ObservableValue<Boolean> dark;
  private final ObservableValue<Boolean> motion;

  /** {@code saved} is what was set before; {@code save} saves a change. */
  public SettingsViewModel(
      AppSettings saved, SystemPreferences system, Consumer<UnaryOperator<AppSettings>> save) {
    this.all = saved;
    this.save = save;
    language =
        of(Setting.LANGUAGE)
            .map(
                choice ->
                    switch (choice) {
                      case SYSTEM -> system.language();
                      case JAPANESE -> Language.JAPANESE;
                      case ENGLISH -> Language.ENGLISH;
                    });
    dark =
        of(Setting.THEME)
            .flatMap(
                choice ->
                    switch (choice) {
                      case SYSTEM -> system.dark();
                      case LIGHT -> new SimpleObjectProperty<>(false);
                      case DARK -> new SimpleObjectProperty<>(true);
                    });
    motion =
        of(Setting.MOTION)
            .flatMap(
                choice ->
                    switch (choice) {
                      case SYSTEM -> system.reducedMotion().map(reduced -> !reduced);
                      case ON -> new SimpleObjectProperty<>(true);
                      case OFF -> new SimpleObjectProperty<>(false);
                    });
  }

  /** What {@code setting} is set to. */
  public <T> ObservableValue<T> of(Setting<T> setting) {
    return property(setting);
  }

  @SuppressWarnings("unchecked") // each is of the type of the setting that it is found by
  private <T> ObjectProperty<T> property(Setting<T> setting) {
    return (ObjectProperty<T>)
        shown.computeIfAbsent(setting, one -> new SimpleObjectProperty<>(all.get(one)));
  }

  /** Sets and saves it. */
  public <T> void set(Setting<T> setting, T now) {
    if (!now.equals(all.get(setting))) {
      all = all.with(setting, now);
      property(setting).set(now);
      save.accept(saved -> saved.with(setting, now));
    }
  }

  /** The next larger size, if there is one. */
  public void enlarge() {
    scale(Setting.SCALES.stream(), one -> one > all.get(Setting.SCALE));
  }

  /** The next smaller size, if there is one. */
  public void shrink() {
    scale(Setting.SCALES.reversed().stream(), one -> one < all.get(Setting.SCALE));
  }

  private void scale(Stream<Integer> sizes, Predicate<Integer> wanted) {
    sizes.filter(wanted).findFirst().ifPresent(one -> set(Setting.SCALE, one));
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
