package yomikiri.app.store;

import java.util.Optional;

/**
 * How the window was left.
 *
 * @param area where it stood when it was neither maximised nor full screen; empty if never shown
 * @param screen what it showed, such as {@code "library"}
 */
public record WindowPlace(Optional<Area> area, boolean maximized, String screen) {
  /** A window that was never shown. */
  public static final WindowPlace NEVER = new WindowPlace(Optional.empty(), false, "play");

  /** A rectangle on the screens of the computer, frame included. */
  public record Area(int x, int y, int width, int height) {}

  public WindowPlace withArea(Area now) {
    return new WindowPlace(Optional.of(now), maximized, screen);
  }

  public WindowPlace withMaximized(boolean now) {
    return new WindowPlace(area, now, screen);
  }

  public WindowPlace withScreen(String now) {
    return new WindowPlace(area, maximized, now);
  }
}
