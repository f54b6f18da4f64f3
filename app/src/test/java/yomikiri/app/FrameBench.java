package yomikiri.app;

import static yomikiri.app.TestCatalog.CATALOG;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
import yomikiri.app.jobs.Job;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

/**
 * Prints how long the frames of the app take while players think as hard as they can, or one
 * learns, and the mouse wanders over the board: run by {@code mvn -Pbench verify}. With {@code
 * players} or {@code trainings} it takes these alone.
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
    Set<String> wanted = Set.of(args);
    try (Driver driver = Driver.open(1000, 900, Language.ENGLISH, false)) {
      FrameBench bench = new FrameBench(driver);
      driver.interact(() -> driver.stage().setIconified(false));
      driver.interact(
          () -> driver.window().settings().set(Setting.MOTION, Setting.MotionChoice.ON));
      if (wanted.isEmpty() || wanted.contains("players")) {
        bench.players();
      }
      if (wanted.isEmpty() || wanted.contains("trainings")) {
        bench.trainings();
      }
    }
    System.exit(0);
  }

  private void players() throws Exception {
    start(cpu("mcts:time=60s"), false);
    frames(WARM_UP, this::point);
    print("a CPU thinking, mcts:time=60s, tab Think", frames(EACH, this::point));
    start(new SeatSetup.Human(), true);
    frames(WARM_UP, this::pointAndPlay);
    print("Values on, a move each 0.7 s", frames(EACH, this::pointAndPlay));
    startTron();
    frames(WARM_UP, this::goOn);
    print("Tron, four CPUs at 20 steps a second", frames(EACH, this::goOn));
    driver.keys(KeyCode.T);
    print("the same with territory", frames(EACH, this::goOn));
  }

  private void trainings() throws Exception {
    start(cpu("mcts:time=1s"), false);
    frames(WARM_UP, this::watch);
    print("two CPUs at work, nothing being learnt", frames(EACH, this::watch));
    train("othello-8", "td", Optional.empty());
    train("trapez", "qlearning", Optional.of("26./.45./.6136/..5./5.4 l"));
  }

  private static SeatSetup cpu(String spec) throws NotationException {
    return new SeatSetup.Cpu(
        new Level("strongest", CATALOG.kit("mattix-6").orElseThrow().parseSpec(spec)));
  }

  /** Each of four CPUs that think as hard as they can makes five steps a second. */
  private void startTron() {
    GameKit<?> kit = CATALOG.kit("tron-4").orElseThrow();
    SeatSetup hard = new SeatSetup.Cpu(kit.levels().getLast());
    MatchTerms terms =
        new MatchTerms(1, false, List.of(), Optional.of(Duration.ofMillis(200)), Optional.empty());
    driver.interact(
        () -> {
          selectTab(0);
          driver
              .window()
              .game()
              .newGame(GameSetup.dealt(kit, 7, Collections.nCopies(4, hard), terms));
        });
  }

  /** Has the game go on, or another one begin. */
  private void goOn(long now) {
    if (driver.isOver()) {
      driver.window().game().dealing().again();
    }
    if (driver.now().mode().paused()) {
      driver.window().game().togglePause();
    }
  }

  /** Has a player learn while two others play, and while its page is looked at. */
  private void train(String game, String learner, Optional<String> position) throws Exception {
    TrainingPlan plan = plan(CATALOG.kit(game).orElseThrow(), learner, position);
    driver.interact(() -> driver.window().models().training().begin(plan, ""));
    driver.await(() -> !driver.window().models().training().trainings().isEmpty());
    driver.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
    start(cpu("mcts:time=1s"), false);
    frames(WARM_UP, this::watch);
    print("two CPUs at work, " + game + " being learnt", frames(EACH, this::watch));
    driver.keys(KeyCode.CONTROL, KeyCode.DIGIT5);
    frames(WARM_UP, this::point);
    print("the page of that training", frames(EACH, this::point));
    Job<TrainingDetails> training = driver.window().models().training().trainings().getFirst();
    driver.interact(() -> driver.window().models().training().jobs().stop(training));
    driver.await(() -> training.snapshot().get().state() == JobState.STOPPED);
    driver.interact(() -> driver.window().models().training().jobs().delete(training));
    driver.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  /** As many games from one checkpoint to the next as usual, but so many that they do not end. */
  private static <P extends Position> TrainingPlan plan(
      GameKit<P> kit, String learner, Optional<String> position) throws NotationException {
    P start =
        position.isEmpty()
            ? kit.game().newPosition(1)
            : kit.game().notation().parsePosition(position.get());
    PlayerSpec spec = LearnerType.parse(kit, learner);
    TrainingPlan usual = TrainingPlan.of(kit, start, spec, 1);
    String many = Long.toString(100 * usual.episodes());
    return TrainingPlan.of(kit, start, spec.with(LearnerType.EPISODES.name(), many), 1)
        .withEvery(usual.every());
  }

  /** Points at cells, and has another game begin when one is over. */
  private void watch(long now) {
    point(now);
    if (driver.isOver()) {
      driver.window().game().dealing().again();
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
        .newGame(new GameSetup<>(kit, kit.game().newPosition(7), List.of(seat, seat)));
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
      if (cells.isEmpty()) {
        return;
      }
      Node cell = cells.get(tile++ % cells.size());
      Bounds place = cell.localToScreen(cell.getBoundsInLocal());
      robot.mouseMove(place.getCenterX(), place.getCenterY());
    }
  }

  private void play() {
    List<Integer> legal = driver.now().board().legal();
    if (legal.isEmpty()) {
      driver.window().game().dealing().again();
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
