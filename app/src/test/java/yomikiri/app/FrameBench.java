package yomikiri.app;

import static yomikiri.app.TestCatalog.CATALOG;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import yomikiri.app.play.seat.SeatSetup;
import yomikiri.app.play.table.Setup;
import yomikiri.app.play.table.Terms;
import yomikiri.app.settings.Choices;
import yomikiri.app.text.Language;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

/**
 * Prints how long the frames of the app take while players think as hard as they can and the mouse
 * wanders over the board: run by {@code mvn -Pbench verify}.
 */
final class FrameBench {
  private static final Duration EACH = Duration.ofSeconds(20);
  private static final Duration WARM_UP = Duration.ofSeconds(5);
  private static final long NANOS_A_TILE = 150_000_000;
  private static final long NANOS_A_MOVE = 700_000_000;

  private final Driver driver;
  private final Robot robot;
  private long nextTile;
  private long nextMove;
  private int tile;

  private FrameBench(Driver driver) {
    this.driver = driver;
    Robot[] made = new Robot[1];
    driver.interact(() -> made[0] = new Robot());
    this.robot = made[0];
  }

  public static void main(String[] args) throws Exception {
    try (Driver driver = Driver.open(1000, 900, Language.ENGLISH, false)) {
      FrameBench bench = new FrameBench(driver);
      driver.interact(() -> driver.stage().setIconified(false));
      driver.interact(() -> driver.window().settings().motionChoice().set(Choices.MotionChoice.ON));
      SeatSetup hard =
          new SeatSetup.Cpu(
              new Level(
                  "strongest", CATALOG.kit("mattix-6").orElseThrow().parseSpec("mcts:time=60s")));
      bench.start(hard, false);
      bench.frames(WARM_UP, bench::point);
      print("a CPU thinking, mcts:time=60s, tab Think", bench.frames(EACH, bench::point));
      bench.start(new SeatSetup.Human(), true);
      bench.frames(WARM_UP, bench::pointAndPlay);
      print("Values on, a move each 0.7 s", bench.frames(EACH, bench::pointAndPlay));
      bench.startTron();
      bench.frames(WARM_UP, bench::goOn);
      print("Tron, four CPUs at 20 steps a second", bench.frames(EACH, bench::goOn));
      driver.keys(KeyCode.T);
      print("the same with territory", bench.frames(EACH, bench::goOn));
    }
    System.exit(0);
  }

  /** Each of four CPUs that think as hard as they can makes five steps a second. */
  private void startTron() {
    GameKit<?> kit = CATALOG.kit("tron-4").orElseThrow();
    SeatSetup hard = new SeatSetup.Cpu(kit.levels().getLast());
    Terms terms =
        new Terms(1, false, List.of(), Optional.of(Duration.ofMillis(200)), Optional.empty());
    driver.interact(
        () -> {
          selectTab(0);
          driver.window().game().newGame(Setup.dealt(kit, 7, Collections.nCopies(4, hard), terms));
        });
  }

  /** Has the game go on, or another one begin. */
  private void goOn(long now) {
    if (driver.isOver()) {
      driver.window().game().again();
    }
    if (driver.state().paused().get()) {
      driver.window().game().togglePause();
    }
  }

  private void start(SeatSetup seat, boolean values) throws NotationException {
    GameKit<?> kit = CATALOG.kit("mattix-6").orElseThrow();
    driver.interact(
        () -> {
          newGame(kit, seat);
          driver.window().game().setValuesShown(values);
          selectTab(values ? 1 : 2);
        });
  }

  private void selectTab(int tab) {
    driver
        .stage()
        .getScene()
        .getRoot()
        .lookupAll(".tab-pane")
        .forEach(tabs -> ((TabPane) tabs).getSelectionModel().select(tab));
  }

  private <P extends Position> void newGame(GameKit<P> kit, SeatSetup seat) {
    driver
        .window()
        .game()
        .newGame(new Setup<>(kit, kit.game().newPosition(7), List.of(seat, seat)));
  }

  /**
   * The intervals between frames, in nanoseconds.
   *
   * @param stir called at each frame with its time
   */
  private long[] frames(Duration time, LongConsumer stir) throws Exception {
    CompletableFuture<long[]> done = new CompletableFuture<>();
    Platform.runLater(() -> new Watch(time, stir, done).start());
    return done.get();
  }

  private static final class Watch extends AnimationTimer {
    private final LongStream.Builder intervals = LongStream.builder();
    private final long end;
    private final LongConsumer stir;
    private final CompletableFuture<long[]> done;
    private long before = System.nanoTime();

    Watch(Duration time, LongConsumer stir, CompletableFuture<long[]> done) {
      this.end = before + time.toNanos();
      this.stir = stir;
      this.done = done;
    }

    @Override
    public void handle(long pulse) {
      long now = System.nanoTime();
      intervals.add(now - before);
      before = now;
      if (now > end) {
        stop();
        done.complete(intervals.build().toArray());
      } else {
        stir.accept(now);
      }
    }
  }

  private void pointAndPlay(long now) {
    point(now);
    if (now > nextMove) {
      nextMove = now + NANOS_A_MOVE;
      play();
    }
  }

  /** Points at one cell after the other. */
  private void point(long now) {
    if (now > nextTile) {
      nextTile = now + NANOS_A_TILE;
      List<Node> cells = List.copyOf(driver.stage().getScene().getRoot().lookupAll(".board-cell"));
      Node cell = cells.get(tile++ % cells.size());
      Bounds place = cell.localToScreen(cell.getBoundsInLocal());
      robot.mouseMove(place.getCenterX(), place.getCenterY());
    }
  }

  private void play() {
    List<Integer> legal = driver.state().board().get().legal();
    if (legal.isEmpty()) {
      driver.window().game().again();
    } else {
      driver.window().game().play(legal.getFirst());
    }
  }

  private static void print(String what, long[] intervals) {
    long[] sorted = LongStream.of(intervals).sorted().toArray();
    double calm = 100.0 * LongStream.of(sorted).filter(each -> each <= 33_000_000).count();
    System.out.printf(
        Locale.ROOT,
        "%s: %d frames, median %.1f ms, p95 %.1f ms, p99 %.1f ms, longest %.1f ms, %.2f %% at most"
            + " 33 ms%n",
        what,
        sorted.length,
        share(sorted, 50),
        share(sorted, 95),
        share(sorted, 99),
        sorted[sorted.length - 1] / 1e6,
        calm / sorted.length);
  }

  private static double share(long[] sorted, int percent) {
    return sorted[(sorted.length - 1) * percent / 100] / 1e6;
  }
}
