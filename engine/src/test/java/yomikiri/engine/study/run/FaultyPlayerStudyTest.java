package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** Studies whose players fail again and again, or play otherwise each time. */
final class FaultyPlayerStudyTest {
  private static final Study STUDY =
      Study.of("mattix-4", List.of(PlayerSpec.of("greedy"), PlayerSpec.of("fragile")), 40, 1);

  @TempDir private Path folder = Path.of("");

  /** With a player that plays its games up to a number of moves, then none. */
  private static <P extends Position> GameKit<P> fragile(GameKit<P> kit, int moves) {
    int[] left = {moves};
    return with(
        kit,
        "fragile",
        () -> {
          left[0]--;
          if (left[0] < 0) {
            throw new IllegalStateException("worn out");
          }
        });
  }

  /** With a player that plays as greedy does, after it has done something else. */
  private static <P extends Position> GameKit<P> with(
      GameKit<P> kit, String name, Runnable before) {
    List<PlayerType<P>> players = new ArrayList<>(kit.players());
    players.add(
        new PlayerType<>(
            name,
            List.of(),
            List.of(),
            spec ->
                (position, seat, context) -> {
                  before.run();
                  return kit.build(PlayerSpec.of("greedy"), 1).choose(position, seat, context);
                }));
    return new GameKit<>(kit.game(), players, kit.levels(), kit.adviser(), kit.solver());
  }

  private StudyRun<?> open(int moves) throws StudyException {
    GameKit<?> kit = fragile(CATALOG.kit("mattix-4").orElseThrow(), moves);
    return StudyRun.open(folder, STUDY, id -> Optional.of(kit), () -> 0);
  }

  @Test
  void tenForfeitsInARowStopItWithTheReasonAndItCanBeResumed() throws StudyException {
    int kept;
    try (StudyRun<?> run = open(30)) {
      assertThatThrownBy(() -> run.play(1))
          .isInstanceOf(StudyException.class)
          .hasMessageStartingWith("fragile has forfeited ten games in a row, the last one because")
          .hasMessageContaining("worn out")
          .hasMessageEndingWith("the same command resumes from there");
      assertThat(run.progress().state()).isEqualTo(RunProgress.State.STOPPED);
      kept = run.progress().done();
      assertThat(kept).isBetween(11, 39);
    }
    try (StudyRun<?> run = open(1_000)) {
      assertThat(run.progress().done()).isEqualTo(kept);
      assertThat(run.play(2)).isTrue();
      assertThat(run.progress().findings().pairings().getFirst().forfeits()).containsExactly(0, 10);
    }
  }

  @Test
  void whatAClockDecidesIsMarkedInEveryReportWithItsRuleAndHowLateMovesWere()
      throws StudyException, NotationException, IOException {
    Study timed =
        Study.of("mattix-4", List.of(PlayerSpec.of("late"), PlayerSpec.of("random")), 4, 1)
            .edit()
            .time(GameTime.parse("move=20ms,margin=3"))
            .study();
    AtomicLong now = new AtomicLong();
    GameKit<?> kit =
        with(CATALOG.kit("mattix-4").orElseThrow(), "late", () -> now.addAndGet(25_000_000));
    try (StudyRun<?> run = StudyRun.open(folder, timed, id -> Optional.of(kit), now::get)) {
      assertThat(run.play(1)).isTrue();
      assertThat(run.progress().findings().unrepeatable()).containsExactly("late", "random");
    }
    assertThat(Files.readString(folder.resolve("report.html")))
        .contains("<p>Not repeatable: everybody has a clock, so another run gives other games.</p>")
        .contains("Everybody has move=20ms,margin=3, besides limits of its own. A move may take 3")
        .contains(">over it, p50 ms<");
    assertThat(Files.readString(folder.resolve("report.json")))
        .contains("\"notRepeatable\"")
        .contains("\"overP99\"");
    assertThat(Studies.lines(folder, "times.csv").getFirst())
        .isEqualTo("player,moves,mean_ms,longest_ms,limited,over_p50_ms,over_p99_ms");
    assertThat(Studies.lines(folder, "times.csv").get(1)).endsWith(",5.0866,5.0866");
    assertThat(
            StudyArchive.open(folder, id -> Optional.of(kit))
                .findings()
                .players()
                .getFirst()
                .times())
        .satisfies(times -> assertThat(times.over().moves()).isPositive());
  }
}
