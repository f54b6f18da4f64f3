package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.store.Setting;
import yomikiri.app.store.WindowState;
import yomikiri.app.text.Language;
import yomikiri.app.ui.Focus;

/** The app begins with the board alone, just as it will stand in the whole window. */
final class OpeningTest {
  @TempDir private Path folder;

  /** Where a board was seen in the window, in pixels, and what it looked like. */
  private record Capture(Rectangle2D place, WritableImage window) {
    static Capture of(Driver app) {
      Scene scene = app.stage().getScene();
      scene.getRoot().applyCss();
      scene.getRoot().layout();
      WritableImage window = scene.snapshot(null);
      Node board = scene.getRoot().lookup(".board-stand");
      Bounds bounds = board.localToScene(board.getLayoutBounds());
      return new Capture(
          new Rectangle2D(
              Math.round(bounds.getMinX()),
              Math.round(bounds.getMinY()),
              Math.round(bounds.getWidth()),
              Math.round(bounds.getHeight())),
          window);
    }

    /** The number of pixels of the board's place that look different in {@code other}. */
    long differences(Capture other) {
      PixelReader here = window.getPixelReader();
      PixelReader there = other.window.getPixelReader();
      long different = 0;
      for (int y = (int) place.getMinY(); y < place.getMaxY(); y++) {
        for (int x = (int) place.getMinX(); x < place.getMaxX(); x++) {
          different += here.getArgb(x, y) == there.getArgb(x, y) ? 0 : 1;
        }
      }
      return different;
    }
  }

  /** Opens the app; the board as it is seen first, then as it is seen when all is there. */
  private List<Capture> captures(Language language) throws TimeoutException {
    List<Capture> seen = new ArrayList<>();
    try (Driver app =
        Driver.begin(
            folder,
            1000,
            900,
            language,
            begun -> {
              assertThat(begun.window().isWhole()).isFalse();
              seen.add(Capture.of(begun));
            })) {
      app.await(app.window()::isWhole);
      Driver.settle();
      seen.add(Hands.ask(() -> Capture.of(app)));
    }
    return seen;
  }

  /** In the size that the window has at first, even where the screen is smaller. */
  @ParameterizedTest
  @EnumSource
  void aFirstBoardEverHasItsPlace(Language language) throws TimeoutException {
    try (Driver app = Driver.begin(folder, 1280, 850, language, begun -> {})) {
      app.await(app.window()::isWhole);
      app.interact(
          () -> {
            app.stage().setMaximized(false);
            app.stage().setWidth(1280);
            app.stage().setHeight(850);
          });
      assertThat(Hands.ask(app.window()::margins)).contains(WindowState.NEVER.margins());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mattix-6",
        "othello-8",
        "tictactoe",
        "maze-5x5x3",
        "maze-duel",
        "tron-3",
        "trapez"
      })
  void theBoardLeftLastStaysWhereItIs(String game) throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      int seats = TestCatalog.CATALOG.kit(game).orElseThrow().game().players();
      app.start(game, Collections.nCopies(seats, ""), 3);
    }
    List<Capture> seen = captures(Language.ENGLISH);
    assertThat(seen.getLast().place()).isEqualTo(seen.getFirst().place());
    assertThat(seen.getLast().differences(seen.getFirst())).isZero();
  }

  /** A window of another size than it was left in: where the board stands is found out anew. */
  @Test
  void theBoardOfAWindowMadeSmallerStaysWhereItIs() throws TimeoutException, IOException {
    try (Driver app = Driver.open(folder)) {
      app.interact(() -> app.window().settings().set(Setting.SCALE, 150));
    }
    Path settings;
    try (Stream<Path> files = Files.walk(folder.resolve("config"))) {
      settings =
          files.filter(file -> file.endsWith("settings.properties")).findFirst().orElseThrow();
    }
    List<String> left = new ArrayList<>(Files.readAllLines(settings));
    assertThat(left).anyMatch(line -> line.startsWith("board.margins="));
    left.removeIf(line -> line.startsWith("window=") || line.startsWith("scale-percent="));
    left.add("window=0 0 680x563");
    Files.write(settings, left);
    List<Capture> seen = new ArrayList<>();
    try (Driver app = begin(begun -> seen.add(Capture.of(begun)))) {
      app.await(app.window()::isWhole);
      Driver.settle();
      seen.add(Hands.ask(() -> Capture.of(app)));
    }
    assertThat(seen.getFirst().place()).isEqualTo(seen.getLast().place());
  }

  @Test
  void aMoveOnTheFirstBoardIsPlayed() throws TimeoutException {
    try (Driver app =
        begin(
            begun ->
                begun
                    .stage()
                    .getScene()
                    .getRoot()
                    .lookup(".board-cell:playable")
                    .executeAccessibleAction(AccessibleAction.FIRE))) {
      app.await(() -> app.window().isWhole() && app.now().livePly() > 0);
    }
  }

  /** A move of Trapez takes several picks; the first is made while the board stands alone. */
  @Test
  void aMoveBegunOnTheFirstBoardGoesOn() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.start("trapez", Collections.nCopies(2, ""), 3);
    }
    List<Node> first = new ArrayList<>();
    try (Driver app =
        begin(
            begun -> {
              Node cell = begun.stage().getScene().getRoot().lookup(".board-cell:playable");
              cell.executeAccessibleAction(AccessibleAction.FIRE);
              first.add(cell);
            })) {
      app.await(app.window()::isWhole);
      Node board = app.stage().getScene().getRoot().lookup(".board-stand");
      assertThat(board.lookupAll(".board-cell")).containsAll(first);
      assertThat(board.lookupAll(".option")).isNotEmpty(); // what the next pick may be
      assertThat(Focus.isWithin(app.stage().getScene().getFocusOwner(), board)).isTrue();
    }
  }

  @Test
  void whoAsksToLeaveEarlyLeavesOnceAllIsThere() throws TimeoutException {
    try (Driver app = begin(begun -> begun.stage().getOnCloseRequest().handle(closing(begun)))) {
      app.await(app::isLeft);
    }
  }

  /** Each on its own: what fails stops no other, and is reported as it is. */
  @Test
  void whatIsAskedForEarlyIsDoneInThatOrder() throws TimeoutException {
    List<String> done = new ArrayList<>();
    IllegalStateException failure = new IllegalStateException("this action fails");
    List<Throwable> reported = new ArrayList<>();
    try (Driver app =
        begin(
            begun -> {
              Thread.currentThread()
                  .setUncaughtExceptionHandler((thread, cause) -> reported.add(cause));
              begun.window().whenWhole(all -> done.add("first"));
              begun
                  .window()
                  .whenWhole(
                      all -> {
                        throw failure;
                      });
              begun.window().whenWhole(all -> done.add("last"));
            })) {
      app.await(() -> done.contains("last") && !reported.isEmpty());
      app.interact(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
    }
    assertThat(done).containsExactly("first", "last");
    assertThat(reported).containsExactly(failure);
  }

  /** The app in which {@code early} is done as soon as its first board is seen. */
  private Driver begin(Consumer<Driver> early) throws TimeoutException {
    return Driver.begin(folder, 1000, 900, Language.ENGLISH, early);
  }

  private static WindowEvent closing(Driver app) {
    return new WindowEvent(app.stage(), WindowEvent.WINDOW_CLOSE_REQUEST);
  }

  @Test
  void anotherScreenThanTheBoardIsWholeAtOnce() throws TimeoutException {
    try (Driver app = Driver.open(folder)) {
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT4);
      app.await(() -> app.stage().getScene().getRoot().lookup(".lab") != null);
    }
    List<Boolean> whole = new ArrayList<>();
    try (Driver app = begin(begun -> whole.add(begun.window().isWhole()))) {
      app.await(() -> !whole.isEmpty());
      assertThat(whole).containsExactly(true);
    }
  }
}
