package yomikiri.app.shell;

import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiThread;

/** Goes from screen to screen. Nothing else changes the screen. */
@UiThread
public interface Navigation {
  /** Shows a screen, with the keyboard where it was there. */
  void go(Destination where);

  /** Shows a screen, with the keyboard where the screen wants it, even if it is shown already. */
  void show(Destination where);

  /** The screen shown; null until there is one. */
  ReadOnlyObjectProperty<@Nullable Destination> destination();
}
