package yomikiri.app;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import yomikiri.app.settings.Choices;
import yomikiri.app.settings.SystemTastes;
import yomikiri.app.text.Language;
import yomikiri.app.thinking.FxDelays;
import yomikiri.app.thinking.TaskBackground;
import yomikiri.app.thinking.TaskThinker;
import yomikiri.engine.think.Ticker;

/** Puts the app together and opens its window. */
public final class YomikiriApp extends Application {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 850;

  private @Nullable Window window;

  @Override
  public void start(Stage stage) {
    Platform.Preferences system = Platform.getPreferences();
    SystemTastes tastes =
        new SystemTastes(
            Language.of(Locale.getDefault()),
            system.colorSchemeProperty().map(scheme -> scheme == ColorScheme.DARK),
            system.reducedMotionProperty());
    LongSupplier seeds = new SplittableRandom()::nextLong;
    Window opened =
        new Window(
            stage,
            tastes,
            Choices.USUAL,
            new TaskThinker(Ticker.SYSTEM),
            new TaskBackground(Ticker.SYSTEM),
            new FxDelays(),
            Ticker.SYSTEM,
            seeds);
    window = opened;
    opened.open(WIDTH, HEIGHT);
    WindowIcon.give(stage);
    if ("1".equals(System.getenv("YOMIKIRI_EXIT_AFTER_FIRST_FRAME"))) {
      FirstFrame.report(stage.getScene(), opened.game(), Platform::exit);
    }
  }

  @Override
  public void stop() {
    if (window != null) {
      window.close();
    }
  }
}
