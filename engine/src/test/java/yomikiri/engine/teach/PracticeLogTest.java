package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.RepetitionSchedule.Grade;

final class PracticeLogTest {
  private static final ZoneId ZONE = ZoneId.of("Asia/Tokyo");
  private static final Instant START = Instant.parse("2026-11-26T03:00:00Z"); // noon there
  private static final String POSITION = "x../.o./..x o";
  private static final String TURNED = "..x/.o./x.. o";

  private final PracticeLog log = new PracticeLog(CATALOG, ZONE);

  private void add(double days, String position, What what) {
    log.add(new PracticeEvent(at(days), "tictactoe", position, what));
  }

  private static Instant at(double days) {
    return START.plus(Duration.ofSeconds(Math.round(days * 86_400)));
  }

  private static What mistake() {
    return new What.Added(1, "a2", "b1");
  }

  @Test
  void aMistakeIsDueAtOnceThenWhenNineOfTenAreRecalled() {
    add(0, POSITION, mistake());
    assertThat(log.items()).hasSize(1);
    assertThat(log.items().getFirst().isDue(at(0))).isTrue();
    add(0.01, POSITION, new What.Asked(Grade.AGAIN));
    PracticeLog.Item wrong = log.items().getFirst();
    assertThat(wrong.due()).isBetween(at(0.21), at(0.23));
    add(0.3, POSITION, new What.Asked(Grade.GOOD));
    add(1, POSITION, new What.Asked(Grade.GOOD));
    PracticeLog.Item right = log.items().getFirst();
    assertThat(right.asked()).isEqualTo(3);
    assertThat(right.due().atZone(ZONE).toLocalTime()).isEqualTo(LocalTime.MIDNIGHT);
    assertThat(right.due()).isAfter(at(1.4));
  }

  /** Published test vector of FSRS-6: ratings 1 3 3 3 3 3 after 0 0 1 3 8 21 days. */
  @Test
  void theScheduleIsFollowedByCalendarDays() {
    add(0, POSITION, mistake());
    double day = 0;
    List<Grade> grades =
        List.of(Grade.AGAIN, Grade.GOOD, Grade.GOOD, Grade.GOOD, Grade.GOOD, Grade.GOOD);
    List<Integer> passed = List.of(0, 0, 1, 3, 8, 21);
    for (int i = 0; i < grades.size(); i++) {
      day += passed.get(i);
      add(day + (i % 2) * 0.3, POSITION, new What.Asked(grades.get(i)));
    }
    RepetitionSchedule.Memory memory = log.items().getFirst().memory().orElseThrow();
    assertThat(memory.stability()).isCloseTo(53.62691, within(1e-4));
    assertThat(memory.difficulty()).isCloseTo(6.3574867, within(1e-6));
    assertThat(log.repetitions())
        .extracting(PracticeLog.Repetition::days)
        .containsExactly(1L, 3L, 8L, 21L);
    assertThat(log.repetitions())
        .allSatisfy(one -> assertThat(one.predicted()).isStrictlyBetween(0.5, 1.0));
  }

  @Test
  void recallIsCountedByTheDaysPassedBesideWhatWasPredicted() {
    add(0, POSITION, mistake());
    add(0, POSITION, new What.Asked(Grade.GOOD));
    add(1, POSITION, new What.Asked(Grade.GOOD)); // after 1 day
    add(2, POSITION, new What.Asked(Grade.AGAIN)); // after 1 day
    add(2.1, POSITION, new What.Asked(Grade.GOOD)); // the same day does not count
    add(32, POSITION, new What.Asked(Grade.HARD)); // after 30 days
    List<PracticeLog.Recall> recalls = log.recalls();
    assertThat(recalls).extracting(PracticeLog.Recall::from).containsExactly(1L, 22L);
    PracticeLog.Recall first = recalls.getFirst();
    assertThat(first.asked()).isEqualTo(2);
    assertThat(first.recalled()).isEqualTo(1);
    assertThat(first.interval()).isEqualTo(Interval.wilson(0.5, 2));
    assertThat(first.predicted())
        .isCloseTo(
            log.repetitions().stream().limit(2).mapToDouble(one -> one.predicted()).sum() / 2,
            within(1e-12));
    assertThat(recalls.getLast().recalled()).isEqualTo(1);
    assertThat(recalls.getLast().predicted()).isLessThan(first.predicted());
  }

  @Test
  void symmetricCopiesAreOneMistakeAndOneThatWasRemovedComesBackAsItWas() {
    add(0, POSITION, mistake());
    add(0, TURNED, new What.Added(1, "c2", "b1"));
    assertThat(log.items()).extracting(PracticeLog.Item::position).containsExactly(POSITION);
    assertThat(log.knows("tictactoe", TURNED)).isTrue();
    add(0, TURNED, new What.Asked(Grade.GOOD));
    assertThat(log.items().getFirst().asked()).isEqualTo(1);
    add(1, POSITION, new What.Removed());
    assertThat(log.items()).isEmpty();
    assertThat(log.knows("tictactoe", POSITION)).isTrue();
    add(1, POSITION, mistake());
    assertThat(log.items().getFirst().asked()).isEqualTo(1);
  }

  @Test
  void whatIsOfNoKnownGameOrPositionIsPassedOver() {
    add(0, "nonsense", mistake());
    log.add(new PracticeEvent(START, "chess", POSITION, mistake()));
    assertThat(log.items()).isEmpty();
    assertThat(log.knows("chess", POSITION)).isFalse();
  }

  @Test
  void puzzlesMoveTheRatingOfTheirGameAlone() {
    What.Tried solved = new What.Tried(Kind.HOLD_DRAW, true, new Rating(1400, 30, 0.06));
    add(0, POSITION, solved);
    assertThat(log.rating("tictactoe"))
        .isEqualTo(Rating.NEW.after(List.of(new Rating.Game(new Rating(1400, 30, 0.06), 1))));
    assertThat(log.rating("tictactoe").value()).isGreaterThan(1500);
    assertThat(log.rating("trapez")).isEqualTo(Rating.NEW);
    Puzzle puzzle =
        new Puzzle(
            "tictactoe", POSITION, Kind.HOLD_DRAW, List.of("b1"), 0, -1, 6, 2, 3, Rating.NEW);
    assertThat(log.tried(puzzle))
        .contains(new PracticeLog.FirstTry(LocalDate.of(2026, 11, 26), true));
    add(3, POSITION, solved);
    assertThat(log.tried(puzzle))
        .contains(new PracticeLog.FirstTry(LocalDate.of(2026, 11, 26), true));
  }

  @Test
  void daysBeginWhereTheirZoneHasThemBegin() {
    add(0.49, POSITION, mistake());
    assertThat(log.days()).isEmpty();
    add(0.49, POSITION, new What.Asked(Grade.AGAIN));
    add(0.49, POSITION, new What.Explained(true));
    add(0.51, POSITION, new What.Asked(Grade.GOOD));
    add(0.51, TURNED, new What.Tried(Kind.ONLY_WIN, false, Rating.NEW));
    assertThat(log.days())
        .containsExactly(
            new PracticeLog.Day(LocalDate.of(2026, 11, 27), 1, 1, 0, 0, 1, 0),
            new PracticeLog.Day(LocalDate.of(2026, 11, 26), 1, 0, 1, 1, 0, 0));
    assertThat(
            log.tried(
                new Puzzle(
                    "tictactoe",
                    POSITION,
                    Kind.ONLY_WIN,
                    List.of("b1"),
                    0,
                    -1,
                    6,
                    2,
                    3,
                    Rating.NEW)))
        .isEqualTo(Optional.empty());
  }
}
