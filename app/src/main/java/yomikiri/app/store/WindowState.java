package yomikiri.app.store;

import java.util.Optional;

/**
 * The size and place of the window when it was last used.
 *
 * @param area where it stood when it was neither maximised nor full screen; empty if never shown
 * @param screen what it showed, such as {@code "library"}
 * @param margins around the board, when this was last seen
 * @param seenIn the size of the window in which they were seen, frame included; 0 by 0 if unknown
 */
public record WindowState(
    Optional<Area> area, boolean maximized, String screen, Margins margins, Size seenIn) {
  /** A window that was never shown; it will have a board of Mattix in its usual size. */
  public static final WindowState NEVER =
      new WindowState(
          Optional.empty(), false, "play", new Margins(150, 350, 91, 104), new Size(0, 0));

  /** A rectangle on the screens of the computer, frame included. */
  public record Area(int x, int y, int width, int height) {}

  /** How far the edges of something are from those of the window's inside, in pixels. */
  public record Margins(int top, int right, int bottom, int left) {}

  /** Of a window, in pixels. */
  public record Size(int width, int height) {}

  public WindowState withArea(Area now) {
    return new WindowState(Optional.of(now), maximized, screen, margins, seenIn);
  }

  public WindowState withMaximized(boolean now) {
    return new WindowState(area, now, screen, margins, seenIn);
  }

  public WindowState withMargins(Margins now, Size window) {
    return new WindowState(area, maximized, screen, now, window);
  }

  public WindowState withScreen(String now) {
    return new WindowState(area, maximized, now, margins, seenIn);
  }
}
