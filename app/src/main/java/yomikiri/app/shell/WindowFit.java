package yomikiri.app.shell;

import java.util.Comparator;
import java.util.List;
import yomikiri.app.store.WindowState.Area;

/** Where a window can stand on the screens there are now. */
final class WindowFit {
  private WindowFit() {}

  /**
   * The place nearest to {@code wanted} that lies on one screen, no larger than that.
   *
   * @param screens what of each can be used, the main one first; at least one
   */
  static Area fit(Area wanted, List<Area> screens) {
    Area screen =
        screens.stream()
            .max(Comparator.comparingLong(one -> shared(wanted, one)))
            .filter(one -> shared(wanted, one) > 0)
            .orElse(screens.getFirst());
    int width = Math.min(wanted.width(), screen.width());
    int height = Math.min(wanted.height(), screen.height());
    return new Area(
        Math.clamp(wanted.x(), screen.x(), screen.x() + screen.width() - width),
        Math.clamp(wanted.y(), screen.y(), screen.y() + screen.height() - height),
        width,
        height);
  }

  private static long shared(Area one, Area other) {
    int width =
        Math.min(one.x() + one.width(), other.x() + other.width()) - Math.max(one.x(), other.x());
    int height =
        Math.min(one.y() + one.height(), other.y() + other.height()) - Math.max(one.y(), other.y());
    return (long) Math.max(0, width) * Math.max(0, height);
  }
}
