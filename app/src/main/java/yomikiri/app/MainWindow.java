package yomikiri.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GameUi;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.record.RecordsViewModel;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.WindowKeeper;
import yomikiri.app.store.AppSettings;
import yomikiri.app.store.WindowState;
import yomikiri.app.store.WindowState.Margins;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.app.tree.TreeViewModel;
import yomikiri.app.ui.AfterPaint;
import yomikiri.app.ui.MinimumSize;
import yomikiri.app.ui.Theme;

/**
 * One window with all its parts. It opens with the board alone, ready to be played on; the rest is
 * built once the board has been painted.
 */
final class MainWindow {
  private static final String PLAY = WindowState.NEVER.screen();
  private static final List<String> PLUS_KEYS =
      List.of(
          "Shortcut+EQUALS", "Shortcut+Shift+EQUALS", "Shortcut+ADD", "Shortcut+Shift+SEMICOLON");

  private final Stage stage;
  private final AppServices services;
  private final Opening opening;
  private final Keeping keeping;
  private final WindowKeeper keeper;
  private final List<Consumer<Interior>> waiting = new ArrayList<>();
  private @Nullable Furnishing furnishing;
  private @Nullable Interior interior;

  /**
   * @param last the game that was on the board when the app was left, if there was one
   */
  MainWindow(
      Stage stage, AppServices services, AppSettings settings, Optional<RestoredGame<?>> last) {
    this.stage = stage;
    this.services = services;
    opening = Opening.of(services, settings, last);
    keeping = new Keeping(services.store().settings(), settings);
    settings().choices().addListener((value, before, now) -> keeping.keep(now));
    keeper = new WindowKeeper(stage, settings.window(), services.scheduler(), keeping::keep);
  }

  /**
   * Shows the window, its inside {@code width} × {@code height} large: the board alone if the play
   * screen is to be seen.
   *
   * @param seen runs once that has been painted, before the rest is made
   */
  void open(double width, double height, Runnable seen) {
    Region alone = opening.alone(keeping.now().window().margins());
    furnishing = new Furnishing(stage, services, opening, keeping, keeper, alone);
    Scene scene =
        Theme.ofBoard(
            alone, width, height, settings().dark().getValue(), settings().scale().getValue());
    stage.setScene(scene);
    for (String plus : PLUS_KEYS) {
      scene.getAccelerators().put(KeyCombination.valueOf(plus), settings()::enlarge);
    }
    scene.getAccelerators().put(KeyCombination.valueOf("Shortcut+SUBTRACT"), settings()::shrink);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveFullScreen);
    stage.titleProperty().bind(title());
    stage.setOnCloseRequest(
        event -> {
          event.consume();
          whenWhole(Interior::leave);
        });
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    MinimumSize.keep(stage, settings().scale());
    keeper.restore(width, height);
    if (!keeping.now().window().screen().equals(PLAY)) {
      furnish();
    }
    stage.show();
    keeper.follow();
    focus();
    Thread.ofPlatform().daemon().start(Theme::prepareIcons); // while the board is painted
    AfterPaint.afterNext(
        () -> {
          seen.run();
          AfterPaint.each(this::furnishFurther);
        });
  }

  /** Makes what is around the board at once, unless that is done. */
  void furnish() {
    while (furnishFurther()) {
      // the next step
    }
  }

  /**
   * Takes a step in making what is around the board.
   *
   * @return whether more are to come
   */
  private boolean furnishFurther() {
    Furnishing steps = Objects.requireNonNull(furnishing, "not open");
    boolean isMore = steps.goOn();
    Interior made = steps.done();
    if (made != null && interior == null) {
      interior = made;
      focus();
      waiting.forEach(action -> action.accept(made));
      waiting.clear();
    }
    return isMore;
  }

  private void focus() {
    if (interior == null) {
      opening.host().focus();
    } else {
      interior.focus();
    }
  }

  /** Whether everything is there. */
  boolean isWhole() {
    return interior != null;
  }

  /** Does {@code action} now, or as soon as everything is there. */
  private void whenWhole(Consumer<Interior> action) {
    if (interior == null) {
      waiting.add(action);
    } else {
      action.accept(interior);
    }
  }

  private Interior whole() {
    return Objects.requireNonNull(interior, "not yet made");
  }

  /** Esc that nothing else has taken. */
  private void leaveFullScreen(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && stage.isFullScreen()) {
      stage.setFullScreen(false);
      event.consume();
    }
  }

  /** The game on the board and the app. */
  private ObservableValue<String> title() {
    return opening
        .texts()
        .language()
        .flatMap(language -> game().state().board())
        .map(
            board ->
                GameUi.of(board.kit(), services.shelf()).name(opening.texts()) + " – Yomikiri");
  }

  /** Tells of something that went wrong in the app itself, or ends it if that is too early. */
  void tell(Throwable cause) {
    if (interior == null) {
      services.exit().run();
    } else {
      services.notices().show(Notice.warning(Fault.brokenDown(cause)));
    }
  }

  /** Opens the record in {@code file}. */
  void open(Path file) {
    whenWhole(all -> all.open(file));
  }

  PlayViewModel game() {
    return opening.game();
  }

  NewGameViewModel form() {
    return whole().models().form();
  }

  SettingsViewModel settings() {
    return opening.settings();
  }

  RecordsViewModel records() {
    return whole().models().records();
  }

  TreeViewModel tree() {
    return whole().models().tree();
  }

  LabViewModel lab() {
    return whole().models().work().lab();
  }

  TrainingViewModel training() {
    return whole().models().work().training();
  }

  /** Ends all thinking; how the window is left is kept. */
  void close() {
    margins().ifPresent(keeper::surrounds);
    keeper.close();
    if (interior != null) {
      interior.close();
    }
    game().close();
  }

  /** How far the board is from the edges, if the play screen is in view and whole. */
  Optional<Margins> margins() {
    Node board = opening.host().root();
    Scene scene = board.getScene();
    if (scene == null || interior == null) {
      return Optional.empty();
    }
    Bounds bounds = board.localToScene(board.getLayoutBounds());
    Margins margins =
        new Margins(
            (int) Math.round(bounds.getMinY()),
            (int) Math.round(scene.getWidth() - bounds.getMaxX()),
            (int) Math.round(scene.getHeight() - bounds.getMaxY()),
            (int) Math.round(bounds.getMinX()));
    return Optional.of(margins).filter(MainWindow::isInside);
  }

  private static boolean isInside(Margins margins) {
    return margins.top() >= 0
        && margins.right() >= 0
        && margins.bottom() >= 0
        && margins.left() >= 0;
  }
}
