package yomikiri.app.shell;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;

/** A screen, made when it is first shown, and its button on the rail. */
public final class Destination {
  private final String key;
  private final Ikon icon;
  private final String keys;
  private final boolean resumed;
  private final Supplier<? extends Screen> maker;
  private @Nullable Screen screen;

  /**
   * @param key of the button's word
   * @param keys that lead to it
   * @param resumed whether the app opens on it if it was left there; if not, it opens where people
   *     were before they came to it
   */
  public Destination(
      String key, Ikon icon, String keys, boolean resumed, Supplier<? extends Screen> maker) {
    this.key = key;
    this.icon = icon;
    this.keys = keys;
    this.resumed = resumed;
    this.maker = maker;
  }

  public String key() {
    return key;
  }

  public Ikon icon() {
    return icon;
  }

  public String keys() {
    return keys;
  }

  /** Whether the app opens on it if it was left there. */
  public boolean isResumed() {
    return resumed;
  }

  /** The screen; the first call makes it. */
  Screen screen() {
    Screen made = screen;
    if (made == null) {
      made = maker.get();
      screen = made;
    }
    return made;
  }
}
