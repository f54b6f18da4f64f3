package yomikiri.app.shell;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Texts;

/**
 * A command: an action of the app with its words, icon and key, offered in menus and on buttons.
 *
 * @param key of its words now
 * @param keys what to press, if there is something
 * @param enabled whether it can be asked now
 * @param shown whether it is offered at all
 * @param on for a command that switches something, whether it is on; else null
 */
@UiThread
public record Command(
    ObservableValue<String> key,
    Ikon icon,
    Optional<KeyCombination> keys,
    ObservableBooleanValue enabled,
    ObservableBooleanValue shown,
    @Nullable ObservableBooleanValue on,
    Runnable action) {
  private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

  /** A command that does something. */
  public static Command of(
      String key, Ikon icon, String keys, ObservableBooleanValue enabled, Runnable action) {
    return new Command(
        new ReadOnlyObjectWrapper<>(key), icon, combination(keys), enabled, ALWAYS, null, action);
  }

  /** A command that does something at any time. */
  public static Command of(String key, Ikon icon, String keys, Runnable action) {
    return of(key, icon, keys, ALWAYS, action);
  }

  /** A command that switches something on and off. */
  public static Command toggle(
      String key,
      Ikon icon,
      String keys,
      ObservableBooleanValue enabled,
      ObservableBooleanValue on,
      Runnable action) {
    return new Command(
        new ReadOnlyObjectWrapper<>(key), icon, combination(keys), enabled, ALWAYS, on, action);
  }

  /** The same, offered only where {@code condition} holds. */
  public Command shownWhere(ObservableBooleanValue condition) {
    return new Command(key, icon, keys, enabled, condition, on, action);
  }

  /** The same in other words from time to time, those for the key {@code now}. */
  public Command called(ObservableValue<String> now) {
    return new Command(now, icon, keys, enabled, shown, on, action);
  }

  private static Optional<KeyCombination> combination(String keys) {
    return keys.isEmpty() ? Optional.empty() : Optional.of(KeyCombination.valueOf(keys));
  }

  /** What it is called, following the language. */
  public ObservableValue<String> words(Texts texts) {
    return key.flatMap(texts::of);
  }

  /** Does it if it is enabled. */
  public void run() {
    if (enabled.get()) {
      action.run();
    }
  }

  /** Whether {@code event} is what to press for it. */
  public boolean has(KeyEvent event) {
    return keys.filter(combination -> combination.match(event)).isPresent();
  }

  /** The keys as they were given, such as "Shift+G"; empty for none. */
  public String keysName() {
    return keys.map(KeyCombination::getName).orElse("");
  }

  /** The keys as people read them; empty for none. */
  public String keysText() {
    return keys.map(KeyCombination::getDisplayText).orElse("");
  }
}
