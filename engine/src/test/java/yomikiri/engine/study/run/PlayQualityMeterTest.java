package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.ExactEvaluator;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

@Timeout(60)
final class PlayQualityMeterTest {
  private static final GameKit<TicTacToePosition> KIT = TicTacToe.kit();
  private static final Study STUDY =
      StudyEdit.of("tictactoe", 2, List.of(PlayerSpec.of("random"), PlayerSpec.of("greedy")), 20, 1)
          .exact(true)
          .study();

  @TempDir private Path folder = Path.of("");

  private final AtomicLong now = new AtomicLong();
  private final AtomicReference<StudyRun<?>> running = new AtomicReference<>();

  /** Tic-tac-toe with another solver. */
  private static GameKit<TicTacToePosition> solvedBy(
      Player<TicTacToePosition> player, Predicate<TicTacToePosition> reaches) {
    List<PlayerType<TicTacToePosition>> players = new ArrayList<>(KIT.players());
    players.add(new PlayerType<>("other", List.of(), List.of(), spec -> player));
    return new GameKit<>(
        KIT.game(),
        players,
        KIT.levels(),
        KIT.adviser(),
        Optional.of(new Solver<>(PlayerSpec.of("other"), reaches)));
  }

  private static Player<TicTacToePosition> honest() {
    return KIT.build(KIT.solver().orElseThrow().spec(), 0);
  }

  private boolean played(Path where, GameKit<?> kit, Ticker ticker) throws StudyException {
    try (StudyRun<?> run = StudyRun.open(where, STUDY, id -> Optional.of(kit), ticker)) {
      running.set(run);
      return run.play(1);
    }
  }

  private static List<PlayedGame> games(Path where) throws StudyException {
    return StudyArchive.open(where, id -> Optional.of(KIT)).games(game -> true, game -> game);
  }

  private static boolean isLate(TicTacToePosition position) {
    return Integer.bitCount(position.cells(0) | position.cells(1)) >= 5;
  }

  @Test
  void anAccountBeginsAtTheFirstPositionThatTheSolverReaches() throws StudyException, IOException {
    Path whole = folder.resolve("whole");
    Path late = folder.resolve("late");
    Studies.played(whole, STUDY, 1);
    Player<TicTacToePosition> solver = honest();
    GameKit<?> kit =
        solvedBy(
            (position, seat, context) -> {
              assertThat(isLate(position)).as("asked only what it reaches").isTrue();
              return solver.choose(position, seat, context);
            },
            PlayQualityMeterTest::isLate);
    assertThat(played(late, kit, () -> 0)).isTrue();
    List<PlayedGame> games = games(late);
    assertThat(games).hasSize(20);
    for (int i = 0; i < games.size(); i++) {
      PlayQuality quality = games.get(i).account().orElseThrow();
      assertThat(quality.from()).isEqualTo(5);
      assertThat(quality.value()).isEqualTo(margin(late, i, 5));
      assertThat(quality.value() - quality.loss(0) + quality.loss(1))
          .isEqualTo(games.get(i).difference());
      assertThat(moves(quality)).isEqualTo(games.get(i).plies() - 5L);
    }
    assertThat(Studies.lines(late, "games.csv").get(1)).containsPattern(",,\\d+,\\d+$");
    JsonNode report = new ObjectMapper().readTree(late.resolve("report.json").toFile());
    assertThat(report.get("pairings").get(0).get("accountFrom").doubleValue()).isEqualTo(5);
    assertThat(report.get("layoutValues").get("games").intValue()).isZero();
    assertThat(Studies.files(late).get("report.html")).contains("The solver does not reach");
    assertThat(Studies.files(whole).get("report.html")).doesNotContain("The solver does not");
    assertThat(Studies.files(whole).get("report.json")).doesNotContain("accountFrom");
  }

  /** What the position after some plies of a game is worth. */
  private static int margin(Path where, int number, int plies) throws StudyException {
    GameRecord<?> game =
        StudyArchive.open(where, id -> Optional.of(KIT)).game(number).orElseThrow();
    return ExactEvaluator.of(KIT)
        .orElseThrow()
        .margin(
            (TicTacToePosition) game.session(0).positionAt(plies),
            TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM))
        .orElseThrow();
  }

  private static long moves(PlayQuality quality) {
    return quality.seats().stream().flatMap(List::stream).mapToLong(PlayQuality.Play::moves).sum();
  }

  @Test
  void aSolverThatContradictsItselfEndsTheStudyInOneSentence() throws StudyException {
    Studies.played(folder.resolve("whole"), STUDY, 1);
    List<PlayedGame> games = games(folder.resolve("whole"));
    int decided =
        IntStream.range(2, games.size())
            .filter(number -> games.get(number).winner().isPresent())
            .findFirst()
            .orElseThrow();
    Path cut = folder.resolve("cut");
    assertThatThrownBy(() -> played(cut, solvedBy(lyingAfter(2), position -> true), () -> 0))
        .isInstanceOf(StudyException.class)
        .hasMessage(
            "exact: the solver other of tictactoe contradicts itself: by its own values, move "
                + games.get(decided).plies()
                + " of game "
                + (decided + 1)
                + " is 1 better than the best move; the games up to then are kept");
    assertThat(games(cut)).hasSize(decided);
    assertThat(played(cut, KIT, () -> 0)).isTrue();
    assertThat(Studies.files(cut)).isEqualTo(Studies.files(folder.resolve("whole")));
  }

  /** A solver that tells the truth about so many games, and then that all is drawn. */
  private static Player<TicTacToePosition> lyingAfter(int games) {
    Player<TicTacToePosition> honest = honest();
    AtomicInteger begun = new AtomicInteger();
    return (position, seat, context) -> {
      if (position.key() == KIT.game().newPosition(0).key()) {
        begun.incrementAndGet();
      }
      if (begun.get() <= games) {
        return honest.choose(position, seat, context);
      }
      RankedMove best = new RankedMove(0, new Verdict.Points(0, true));
      context.progress().accept(new SearchReport(9, 1, 0, List.of(best)));
      return 0;
    };
  }

  @Test
  void aSolverThatProvesNothingIsSaid() {
    Player<TicTacToePosition> silent = (position, seat, context) -> 0;
    assertThatThrownBy(() -> played(folder, solvedBy(silent, position -> true), () -> 0))
        .isInstanceOf(StudyException.class)
        .hasMessage(
            "exact: the solver other of tictactoe should solve game 1 after 0 moves, but proves"
                + " nothing there; the games up to then are kept");
  }

  @Test
  void anAccountUnderWayEndsSoonAfterTheStudyIsStopped() throws StudyException {
    Studies.played(folder.resolve("whole"), STUDY, 1);
    Player<TicTacToePosition> endless =
        (position, seat, context) -> {
          Objects.requireNonNull(running.get()).stop();
          while (!context.clock().isTimeOver()) {
            now.addAndGet(1_000_000);
          }
          return 0;
        };
    Path cut = folder.resolve("cut");
    assertThat(played(cut, solvedBy(endless, position -> true), now::get)).isFalse();
    assertThat(now.get()).isBetween(1L, 2_000_000_000L);
    assertThat(games(cut)).isEmpty();
    assertThat(played(cut, KIT, now::get)).isTrue();
    assertThat(Studies.files(cut)).isEqualTo(Studies.files(folder.resolve("whole")));
  }

  @Test
  void anAccountThatIsNearlyFinishedWhenTheStudyIsStoppedIsKept() throws StudyException {
    Player<TicTacToePosition> solver = honest();
    Player<TicTacToePosition> stopping =
        (position, seat, context) -> {
          Objects.requireNonNull(running.get()).stop();
          return solver.choose(position, seat, context);
        };
    assertThat(played(folder, solvedBy(stopping, position -> true), () -> 0)).isFalse();
    assertThat(games(folder)).hasSize(1);
  }
}
