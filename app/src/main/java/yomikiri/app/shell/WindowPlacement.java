package yomikiri.app.shell;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.event.EventHandler;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.store.WindowState;
import yomikiri.app.store.WindowState.Area;

/** Puts the window where it was last, and stores where it is now. */
public final class WindowPlacement {
  private static final Duration SETTLED = Duration.ofMillis(400);
  private static final int OFTEN_ENOUGH = 3;

  private final Stage stage;
  private final UiScheduler scheduler;
  private final Consumer<? super WindowState> left;
  private WindowState windowState;
  private UiScheduler.@Nullable Pending pending;
  private int raised;
  private Subscription following = Subscription.EMPTY;

  /**
   * @param windowState how the window was left last
   * @param left called when it has been moved and rests, or shows another screen
   */
  public WindowPlacement(
      Stage stage,
      WindowState windowState,
      UiScheduler scheduler,
      Consumer<? super WindowState> left) {
    this.stage = stage;
    this.windowState = windowState;
    this.scheduler = scheduler;
    this.left = left;
  }

  /**
   * To be called before the window is shown. A window that was never shown stays as it is, or fills
   * a screen that is smaller than its inside, {@code width} × {@code height}.
   */
  public void restore(double width, double height) {
    List<Area> screens = screens();
    if (windowState.area().isPresent()) {
      Area area = WindowFit.fit(windowState.area().get(), screens);
      stage.setX(area.x());
      stage.setY(area.y());
      stage.setWidth(area.width());
      stage.setHeight(area.height());
    }
    boolean tooSmall = width > screens.getFirst().width() || height > screens.getFirst().height();
    stage.setMaximized(windowState.maximized() || (windowState.area().isEmpty() && tooSmall));
  }

  /** To be called once the window is shown. */
  public void follow() {
    EventHandler<WindowEvent> hiding = event -> settle();
    stage.addEventHandler(WindowEvent.WINDOW_HIDING, hiding);
    following =
        Stream.of(
                stage.xProperty(),
                stage.yProperty(),
                stage.widthProperty(),
                stage.heightProperty(),
                stage.maximizedProperty())
            .map(property -> property.subscribe((before, now) -> moved()))
            .reduce(
                () -> stage.removeEventHandler(WindowEvent.WINDOW_HIDING, hiding),
                Subscription::and);
    moved();
  }

  /** What of the screens can be used, the main one first. */
  private static List<Area> screens() {
    Screen main = Screen.getPrimary();
    return Stream.concat(
            Stream.of(main), Screen.getScreens().stream().filter(screen -> !screen.equals(main)))
        .map(screen -> area(screen.getVisualBounds()))
        .toList();
  }

  private static Area area(Rectangle2D bounds) {
    return new Area(
        (int) bounds.getMinX(),
        (int) bounds.getMinY(),
        (int) bounds.getWidth(),
        (int) bounds.getHeight());
  }

  private void moved() {
    if (pending != null) {
      pending.cancel();
    }
    pending = scheduler.after(SETTLED, this::settle);
  }

  /** Stores at once what is not stored yet. */
  void settle() {
    if (!stage.isShowing()) {
      return;
    }
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
    WindowState now = windowState.withMaximized(stage.isMaximized());
    if (!stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified()) {
      Area area =
          new Area(
              (int) Math.round(stage.getX()),
              (int) Math.round(stage.getY()),
              (int) Math.round(stage.getWidth()),
              (int) Math.round(stage.getHeight()));
      raise(area);
      now = now.withArea(area);
    }
    store(now);
  }

  /**
   * A window manager that frames a new window late may leave its title above the screen, where
   * nobody can take hold of it. One that insists has its way.
   */
  private void raise(Area area) {
    Area within = WindowFit.fit(area, screens());
    if (area.y() < within.y() && raised < OFTEN_ENOUGH) {
      raised++;
      stage.setX(within.x());
      stage.setY(within.y());
    }
  }

  /** Stores what is not stored yet, and nothing afterwards. */
  public void close() {
    settle();
    following.unsubscribe();
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
  }

  /** The screen shown is another. */
  public void shows(String screen) {
    store(windowState.withScreen(screen));
  }

  /** The board has other margins. */
  public void surrounds(WindowState.Margins margins, WindowState.Size window) {
    store(windowState.withMargins(margins, window));
  }

  private void store(WindowState now) {
    if (!now.equals(windowState)) {
      windowState = now;
      left.accept(now);
    }
  }

  /** Where a window can stand on the screens there are now. */
  static final class WindowFit {
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
          Math.min(one.y() + one.height(), other.y() + other.height())
              - Math.max(one.y(), other.y());
      return (long) Math.max(0, width) * Math.max(0, height);
    }
  }
}
