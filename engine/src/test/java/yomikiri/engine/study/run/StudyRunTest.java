package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.PairingResult;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

final class StudyRunTest {
  private static final Study THREE =
      Studies.of("mattix-4", 10, "greedy", "mcts:playouts=20", "random");

  @TempDir private Path folder = Path.of("");

  private Path dir(String name) {
    return folder.resolve(name);
  }

  @Test
  void theNumberOfJobsChangesNothing() throws StudyException {
    Studies.played(dir("one"), THREE, 1);
    Studies.played(dir("four"), THREE, 4);
    assertThat(Studies.files(dir("four"))).isEqualTo(Studies.files(dir("one")));
    assertThat(Studies.lines(dir("one"), "games.csv")).hasSize(31);
  }

  @Test
  void aFolderInUseIsRefusedUntilItIsFree() throws StudyException {
    try (StudyRun<?> run = Studies.open(dir("a"), THREE)) {
      assertThat(run.isFinished()).isFalse();
      assertThatThrownBy(() -> Studies.open(dir("a"), THREE))
          .hasMessage(dir("a") + ": this study is running elsewhere");
    }
    Studies.open(dir("a"), THREE).close();
  }

  @Test
  void anotherStudysFolderIsRefusedWithTheDifference() throws StudyException {
    Studies.open(dir("a"), THREE).close();
    Study other = Study.of("mattix-4", THREE.players(), 12, 1);
    assertThatThrownBy(() -> Studies.open(dir("a"), other))
        .hasMessage(dir("a") + ": this folder holds another study: games is 10 there, not 12");
    assertThatThrownBy(() -> Studies.open(dir("a"), THREE.part(new Shard(0, 2))))
        .hasMessage(
            dir("a") + ": this folder holds another study: shard is not set there, not 0/2");
    Studies.open(dir("a"), THREE).close();
  }

  @Test
  void aFolderWithoutAStudyIsSaid() {
    assertThatThrownBy(() -> StudyRun.reopen(dir("none"), CATALOG::kit, () -> 0))
        .hasMessage(dir("none") + ": there is no study here (no study.toml)");
  }

  /** Keeps the first two games at their first move until it is opened. */
  private static final class Gate implements Hazard {
    private final CountDownLatch begun = new CountDownLatch(2);
    private final CountDownLatch open = new CountDownLatch(1);

    @Override
    public void met(long seed) {
      begun.countDown();
      await(open);
    }

    static void await(CountDownLatch latch) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static Function<String, Optional<GameKit<?>>> with(Hazard hazard) {
    GameKit<?> kit = withFragile(CATALOG.kit("mattix-4").orElseThrow(), hazard);
    return id -> Optional.of(kit);
  }

  private void playFragile(String name) throws StudyException {
    try (StudyRun<?> run = StudyRun.open(dir(name), fragile(20), with(seed -> {}), () -> 0)) {
      assertThat(run.play(1)).isTrue();
    }
  }

  @Test
  void pausedInTheMiddleItPlaysOutWhatItBeganAndGoesOnWhenTold() throws Exception {
    playFragile("whole");
    Gate gate = new Gate();
    try (StudyRun<?> run = StudyRun.open(dir("a"), fragile(20), with(gate), () -> 0)) {
      FutureTask<Boolean> playing = new FutureTask<>(() -> run.play(2));
      Thread player = Thread.ofPlatform().start(playing);
      Gate.await(gate.begun);
      run.pause();
      assertThat(run.progress().state()).isEqualTo(RunProgress.State.ENDING);
      assertThat(run.running()).hasSize(2);
      gate.open.countDown();
      while (player.isAlive() && run.progress().state() != RunProgress.State.PAUSED) {
        Thread.onSpinWait();
      }
      assertThat(run.progress().state()).isEqualTo(RunProgress.State.PAUSED);
      assertThat(run.progress().done()).isEqualTo(2);
      assertThat(run.running()).isEmpty();
      run.goOn();
      assertThat(playing.get()).isTrue();
      assertThat(run.progress().state()).isEqualTo(RunProgress.State.FINISHED);
      assertThat(run.progress().done()).isEqualTo(20).isEqualTo(run.progress().planned());
    }
    assertThat(Studies.files(dir("a"))).isEqualTo(Studies.files(dir("whole")));
  }

  @Test
  void stoppedInTheMiddleItKeepsWhatIsDoneAndAnotherRunGoesOn() throws Exception {
    playFragile("whole");
    Gate gate = new Gate();
    try (StudyRun<?> run = StudyRun.open(dir("a"), fragile(20), with(gate), () -> 0)) {
      FutureTask<Boolean> playing = new FutureTask<>(() -> run.play(2));
      Thread.ofPlatform().start(playing);
      Gate.await(gate.begun);
      run.stop();
      assertThat(run.progress().state()).isEqualTo(RunProgress.State.ENDING);
      gate.open.countDown();
      assertThat(playing.get()).isFalse();
      assertThat(run.progress().state()).isEqualTo(RunProgress.State.STOPPED);
      assertThat(run.progress().done()).isEqualTo(2);
    }
    assertThat(dir("a").resolve("games.csv")).doesNotExist();
    playFragile("a");
    assertThat(Studies.files(dir("a"))).isEqualTo(Studies.files(dir("whole")));
  }

  /** The kit of a game with one more player, which throws where {@code fatal} says. */
  private static <P extends Position> GameKit<P> withFragile(GameKit<P> kit, Hazard hazard) {
    List<PlayerType<P>> players = new ArrayList<>(kit.players());
    players.add(
        new PlayerType<>(
            "fragile",
            List.of(),
            List.of(),
            (spec, seed) -> {
              Player<P> sound = new RandomPlayer<>(seed);
              return (position, seat, context) -> {
                hazard.met(seed);
                return sound.choose(position, seat, context);
              };
            }));
    return new GameKit<>(kit.game(), players, kit.levels(), kit.adviser(), kit.solver());
  }

  /** What may happen at each move of a player with this seed. */
  @FunctionalInterface
  private interface Hazard {
    void met(long seed);
  }

  private static Study fragile(int games) {
    return Study.of(
        "mattix-4", List.of(PlayerSpec.of("greedy"), PlayerSpec.of("fragile")), games, 1);
  }

  @Test
  void aPlayerThatThrowsInGame17Of100LosesThatGameAndTheStudyGoesOn()
      throws StudyException, NotationException {
    long fatal = new StudySchedule(fragile(100)).fixture(16).playerSeeds().get(1);
    GameKit<?> kit =
        withFragile(
            CATALOG.kit("mattix-4").orElseThrow(),
            seed -> {
              if (seed == fatal) {
                throw new IllegalStateException("no\nidea");
              }
            });
    Findings findings;
    try (StudyRun<?> run = StudyRun.open(dir("a"), fragile(100), id -> Optional.of(kit), () -> 0)) {
      assertThat(run.play(2)).isTrue();
      findings = run.progress().findings();
    }
    assertThat(findings.pairings().getFirst().forfeits()).containsExactly(0, 1);
    assertThat(findings.games()).isEqualTo(100);
    assertThat(Studies.lines(dir("a"), "games.csv").stream().filter(l -> l.contains("threw")))
        .singleElement()
        .asString()
        .startsWith("17,");
    GameRecord<?> record =
        StudyArchive.open(dir("a"), id -> Optional.of(kit)).game(16).orElseThrow();
    assertThat(record.tag(Tag.TERMINATION))
        .contains("forfeit by player 2: threw java.lang.IllegalStateException: no\nidea");
    assertThat(GameRecord.parse(record.text(), CATALOG).moveText()).isEqualTo(record.moveText());
  }

  @Test
  void theGamesBeingPlayedCanBeWatched() throws StudyException {
    AtomicReference<StudyRun<?>> run = new AtomicReference<>();
    Set<Integer> plies = new TreeSet<>();
    GameKit<?> kit =
        withFragile(
            CATALOG.kit("mattix-4").orElseThrow(),
            seed ->
                Objects.requireNonNull(run.get()).running().forEach(game -> plies.add(game.ply())));
    try (StudyRun<?> opened =
        StudyRun.open(dir("a"), fragile(2), id -> Optional.of(kit), () -> 0)) {
      run.set(opened);
      assertThat(opened.play(1)).isTrue();
      assertThat(opened.running()).isEmpty();
    }
    assertThat(plies).contains(0, 1, 2, 3);
  }

  @Test
  void everyGameCanBeReplayed() throws StudyException {
    Studies.played(dir("a"), THREE, 1);
    StudyArchive archive = StudyArchive.open(dir("a"), CATALOG::kit);
    List<MatchRecord<?>> records = new ArrayList<>();
    replay(CATALOG.kit("mattix-4").orElseThrow(), records);
    for (int number = 0; number < 30; number++) {
      GameRecord<?> game = archive.game(number).orElseThrow();
      assertThat(game.text()).isEqualTo(records.get(number).game().text());
      assertThat(game.session(0).isOver()).isTrue();
    }
    assertThat(archive.game(30)).isEmpty();
    assertThat(archive.games(game -> game.number() >= 28, PlayedGame::number))
        .containsExactly(28, 29);
  }

  private static <P extends Position> void replay(GameKit<P> kit, List<MatchRecord<?>> records) {
    StudySchedule schedule = new StudySchedule(THREE);
    new MatchRunner<>(
            kit.game(),
            THREE.players().stream().map(spec -> Contestant.of(kit, spec)).toList(),
            () -> 0)
        .play(
            IntStream.range(0, 30).mapToObj(schedule::fixture).iterator(),
            1,
            Optional::of,
            records::add);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aTestStopsAPairingInTheOrderOfItsGamesWhateverTheJobs(int jobs) throws StudyException {
    Study study =
        StudyEdit.of(
                "mattix-4",
                2,
                List.of(
                    Studies.spec("mattix-4", "perfect"),
                    PlayerSpec.of("random"),
                    PlayerSpec.of("greedy")),
                400,
                1)
            .sprt(Optional.of(new Sprt(0, 100, 0.05, 0.05)))
            .study();
    Findings findings = Studies.played(dir("a"), study, jobs);
    assertThat(findings.pairings())
        .extracting(PairingResult::decision)
        .containsExactly(Sprt.Decision.ELO1, Sprt.Decision.ELO1, Sprt.Decision.ELO0);
    assertThat(findings.pairings())
        .extracting(p -> p.score().tally().games())
        .containsExactly(24, 28, 18);
    assertThat(Studies.lines(dir("a"), "games.csv")).hasSize(71);
    assertThat(findings.isDone()).isTrue();
  }
}
