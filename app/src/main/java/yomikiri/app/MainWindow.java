package yomikiri.app;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GameUi;
import yomikiri.app.library.GameChooser;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.BoardHost;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Shell;
import yomikiri.app.shell.WindowPlacement;
import yomikiri.app.store.Setting;
import yomikiri.app.store.SettingsStore;
import yomikiri.app.store.WindowState;
import yomikiri.app.store.WindowState.Margins;
import yomikiri.app.store.WindowState.Size;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.AfterPaint;
import yomikiri.app.ui.MinimumSize;
import yomikiri.app.ui.Pieces;
import yomikiri.app.ui.Theme;

/**
 * The window, made in two phases: it opens with the board alone, ready to be played on; the rest is
 * made around it once that has been painted, step by step, so that none holds people up.
 */
final class MainWindow {
  private static final List<String> PLUS_KEYS =
      List.of(
          "Shortcut+EQUALS", "Shortcut+Shift+EQUALS", "Shortcut+ADD", "Shortcut+Shift+SEMICOLON");

  private static final List<Integer> ICON_SIZES = List.of(32, 64, 128);

  private final Stage stage;
  private final AppServices services;
  private final AppModels.First first;
  private final BoardHost host;
  private final StackPane alone = new StackPane();
  private final WindowPlacement keeper;
  private final List<Consumer<Screens>> waiting = new ArrayList<>();
  private @Nullable Screens screens;
  private @Nullable Runnable nextStep = this::makeModels;

  /** {@code last} was on the board when the app was left, if a game was. */
  MainWindow(Stage stage, AppServices services, Optional<RestoredGame<?>> last) {
    this.stage = stage;
    this.services = services;
    Theme.begin();
    first = AppModels.First.of(services, last);
    host = new BoardHost(first.play(), services.gameList(), first.texts(), settings().motion());
    SettingsStore store = services.store().settings();
    keeper =
        new WindowPlacement(
            stage,
            store.now().window(),
            services.scheduler(),
            now -> store.change(settings -> settings.with(now)));
  }

  // ---- first phase

  /**
   * Shows the window, its inside {@code width} × {@code height} large: the board alone if the play
   * screen is to be seen.
   *
   * @param seen runs once that has been painted, before the rest is made
   */
  void open(double width, double height, Runnable seen) {
    WindowState left = services.store().settings().now().window();
    Scene scene =
        Theme.ofBoard(
            boardAlone(left.margins()),
            width,
            height,
            settings().dark().getValue(),
            settings().of(Setting.SCALE).getValue());
    stage.setScene(scene);
    for (String plus : PLUS_KEYS) {
      scene.getAccelerators().put(KeyCombination.valueOf(plus), settings()::enlarge);
    }
    scene.getAccelerators().put(KeyCombination.valueOf("Shortcut+SUBTRACT"), settings()::shrink);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveFullScreen);
    takeFiles(scene);
    stage.titleProperty().bind(title());
    stage.setOnCloseRequest(
        event -> {
          event.consume();
          whenWhole(Screens::leave);
        });
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    MinimumSize.keep(stage, settings().of(Setting.SCALE));
    keeper.restore(width, height);
    if (!left.screen().equals(WindowState.NEVER.screen()) || !isBoardPlaced(left)) {
      complete();
    }
    stage.show();
    keeper.follow();
    if (isWhole()) {
      whole().shell().focus();
    } else {
      host.focus();
    }
    Thread.ofPlatform().daemon().start(Theme::prepareIcons); // while the board is painted
    AfterPaint.afterNext(
        () -> {
          seen.run();
          AfterPaint.each(this::step);
        });
  }

  /** Files that are dropped on the window are opened, whatever screen is shown. */
  private void takeFiles(Scene scene) {
    scene.setOnDragOver(
        event -> {
          if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
          }
        });
    scene.setOnDragDropped(
        event -> {
          List<Path> files = event.getDragboard().getFiles().stream().map(File::toPath).toList();
          whenWhole(all -> all.openFiles(files));
          event.setDropCompleted(true);
          event.consume();
        });
  }

  /** Whether it was seen in a window of this size where the board stands. */
  private boolean isBoardPlaced(WindowState left) {
    return left.area().isEmpty() || stage.isMaximized() || left.seenIn().equals(size());
  }

  /** The board with room for what will stand around it. */
  private Region boardAlone(Margins room) {
    host.show();
    alone.getChildren().setAll(host.root());
    alone.getStyleClass().add("shell");
    alone.setPadding(new Insets(room.top(), room.right(), room.bottom(), room.left()));
    return alone;
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
    Texts texts = first.texts();
    return texts
        .language()
        .flatMap(language -> game().snapshot())
        .map(now -> GameUi.of(now.board().kit(), services.gameList()).name(texts) + " – Yomikiri");
  }

  // ---- second phase

  /** Makes all that is left to be made at once. */
  void complete() {
    while (step()) {
      // the next one
    }
  }

  /**
   * Takes the next step.
   *
   * @return whether more are to come
   */
  private boolean step() {
    Runnable step = nextStep;
    nextStep = null;
    if (step != null) {
      step.run();
    }
    return nextStep != null;
  }

  private void makeModels() {
    Theme.prepareIcons();
    Shell shell = new Shell(first.texts());
    GameChooser chooser =
        new GameChooser(shell, first.texts(), new LibraryWords(first.texts(), services.gameList()));
    AppModels models = AppModels.of(services, first, shell, shell, chooser::ask);
    nextStep = () -> makeScreens(models, shell);
  }

  private void makeScreens(AppModels models, Shell shell) {
    Screens made = new Screens(stage, services, models, host, shell);
    shell.destination().addListener((value, before, now) -> keepScreen(now));
    nextStep = () -> dress(made);
  }

  private void keepScreen(@Nullable Destination now) {
    if (now != null && now.isResumed()) {
      keeper.shows(now.key());
    }
  }

  private void dress(Screens made) {
    Theme.dress(stage.getScene(), settings().dark(), settings().of(Setting.SCALE));
    nextStep = () -> takeApart(made);
  }

  /** The board stays as it is while what is around it is laid out, and gets its place at last. */
  private void takeApart(Screens made) {
    Shell shell = made.shell();
    Pieces pieces = Pieces.of(shell.root());
    stage.getScene().setRoot(shell.root());
    alone.getStyleClass().clear();
    shell.cover(alone);
    nextStep = () -> putBack(made, pieces);
  }

  private void putBack(Screens made, Pieces pieces) {
    if (pieces.left() == 0) {
      finish(made);
    } else {
      pieces.putBack();
      nextStep = () -> putBack(made, pieces);
    }
  }

  private static Image icon(int size) {
    String path = "/yomikiri/app/icons/yomikiri-" + size + ".png";
    return new Image(
        Objects.requireNonNull(MainWindow.class.getResource(path), path).toExternalForm());
  }

  private void finish(Screens made) {
    Shell shell = made.shell();
    shell.uncover(alone);
    made.takeBoard();
    shell.root().applyCss(); // what can be scrolled has its inside from then on
    stage.getIcons().setAll(ICON_SIZES.stream().map(MainWindow::icon).toList());
    services.notices().passTo(shell);
    shell.focus();
    screens = made;
    doWaiting();
  }

  // ---- both

  /** Has {@code action} done once everything is there, after those asked for before. */
  void whenWhole(Consumer<Screens> action) {
    waiting.add(action);
    doWaiting();
  }

  private void doWaiting() {
    Screens made = screens;
    if (made != null) {
      waiting.forEach(action -> services.answers().execute(() -> action.accept(made)));
      waiting.clear();
    }
  }

  private Screens whole() {
    return Objects.requireNonNull(screens, "not everything is there");
  }

  /** Whether everything is there. */
  boolean isWhole() {
    return screens != null;
  }

  /** Shows that something went wrong in the app itself, or ends it if that is too early. */
  void report(Throwable cause) {
    if (isWhole()) {
      services.notices().show(Notice.warning(Fault.brokenDown(cause)));
    } else {
      services.exit().run();
    }
  }

  /** Opens {@code file} as soon as everything is there. */
  void open(Path file) {
    whenWhole(all -> all.openFiles(List.of(file)));
  }

  PlayViewModel game() {
    return first.play();
  }

  SettingsViewModel settings() {
    return first.settings();
  }

  /** All view models, once everything is there. */
  AppModels models() {
    return whole().models();
  }

  /** Ends all thinking; how the window is left is saved. */
  void close() {
    margins().ifPresent(margins -> keeper.surrounds(margins, size()));
    keeper.close();
    if (isWhole()) {
      whole().close();
    }
    game().close();
  }

  /** How far the board is from the edges, if the play screen is in view and whole. */
  Optional<Margins> margins() {
    Node board = host.root();
    Scene scene = board.getScene();
    if (scene == null || !isWhole()) {
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

  private Size size() {
    return new Size((int) Math.round(stage.getWidth()), (int) Math.round(stage.getHeight()));
  }

  private static boolean isInside(Margins margins) {
    return margins.top() >= 0
        && margins.right() >= 0
        && margins.bottom() >= 0
        && margins.left() >= 0;
  }
}
