package yomikiri.engine.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/** Whole examinations, and the parts that need no zoo of searches. */
final class ExamTest {
  @SuppressWarnings("unchecked")
  private static final GameKit<DuelPosition> KIT =
      (GameKit<DuelPosition>) CATALOG.kit("tictactoe").orElseThrow();

  private static Contestant<DuelPosition> contestant(Budget budget, Player<DuelPosition> player) {
    return new Contestant<>("it", budget, true, seed -> player);
  }

  private static Exam<DuelPosition> exam(Player<DuelPosition> player, Ticker ticker, long nanos) {
    return new Exam<>(
        KIT,
        contestant(Budget.ofDepth(2), player),
        Optional.empty(),
        new Exam.Terms(1, nanos),
        ticker);
  }

  private static int first(DuelPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.get(0);
  }

  @Test
  void illegalMovesAndChangedPositionsAreFaults() {
    assertThat(
            exam((p, seat, context) -> 77, new FakeTicker(1), 1_000_000)
                .run((section, done) -> {})
                .faults())
        .extracting(Diagnosis::key)
        .contains("breaks-down");
    Player<DuelPosition> spoiler =
        (p, seat, context) -> {
          int move = first(p);
          p.play(move);
          return move;
        };
    assertThat(exam(spoiler, new FakeTicker(1), 100_000).run((section, done) -> {}).faults())
        .extracting(Diagnosis::key)
        .contains("changes-position");
  }

  /** Each look at the clock takes a millisecond. */
  @Test
  void whoDoesNotLookAtTheClockIsFoundOut() {
    Player<DuelPosition> deaf =
        (p, seat, context) -> {
          for (int i = 0; i < 200; i++) {
            long _ = context.clock().elapsedNanos();
          }
          return first(p);
        };
    Asker<DuelPosition> asker =
        new Asker<>(
            KIT.game(), contestant(Budget.UNLIMITED, deaf), new FakeTicker(1_000_000), 1L << 50);
    ClockCheck<DuelPosition> clock = new ClockCheck<>(asker, 1);
    assertThat(clock.run(done -> {}).tables()).hasSize(1);
    assertThat(clock.fault().map(Diagnosis::key)).contains("ignores-time");
  }

  @Test
  void whoIsStoppedReportsWhatThereIs() {
    Exam<DuelPosition> exam =
        exam((p, seat, context) -> first(p), Ticker.SYSTEM, Long.MAX_VALUE / 2);
    exam.stop();
    ExamReport report = exam.run((section, done) -> {});
    assertThat(report.isWhole()).isFalse();
    assertThat(report.faults()).isEmpty();
    assertThat(ExamPage.html(List.of(report))).contains("stopped before its end");
  }

  /** As the chance of so many heads is the bound of all false alarms by counts. */
  @Test
  void theChanceOfHeadsIsThatOfTosses() {
    assertThat(Diagnosis.tail(15, 15)).isCloseTo(Math.pow(2, -15), within(1e-12));
    assertThat(Diagnosis.tail(0, 0)).isOne();
    SplittableRandom random = new SplittableRandom(1);
    int often = 0;
    for (int i = 0; i < 100_000; i++) {
      int heads = Integer.bitCount(random.nextInt() & (1 << 12) - 1);
      often += heads >= 9 ? 1 : 0;
    }
    assertThat(Diagnosis.tail(12, 9)).isCloseTo(often / 1e5, within(0.003));
  }

  /** Values without any sense are wrong, but in no known way. */
  @Test
  void valuesAtRandomAreNoKnownFault() {
    for (long seed = 0; seed < 4; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Player<DuelPosition> noise =
          (p, seat, context) -> {
            Moves moves = new Moves();
            p.legalMoves(moves);
            int move = moves.get(random.nextInt(moves.size()));
            Verdict rate = new Verdict.WinRate(random.nextInt(3) / 2.0, 0);
            context.report(() -> new SearchReport(0, 1, 0, List.of(new RankedMove(move, rate))));
            return move;
          };
      Asker<DuelPosition> asker =
          new Asker<>(KIT.game(), contestant(Budget.ofNodes(1), noise), () -> 0, 1);
      ValueProbe<DuelPosition> probe = new ValueProbe<>(asker, seed);
      probe.run(done -> {});
      assertThat(probe.answers()).hasSizeGreaterThan(200);
      assertThat(Diagnosis.of(probe, true)).isEmpty();
    }
  }
}
