package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.RepetitionSchedule.Grade;

final class PracticeTextTest {
  private static final String POSITION = "x../.o./..x o";
  private static final List<PracticeEvent> EVENTS =
      List.of(
          event(10, new What.Added(1, "a2", "b1")),
          event(11, new What.Asked(Grade.AGAIN)),
          event(12, new What.Asked(Grade.HARD)),
          event(13, new What.Explained(true)),
          event(14, new What.Explained(false)),
          event(15, new What.Tried(Kind.HOLD_DRAW, false, new Rating(1290, 61, 0.06))),
          event(16, new What.Removed()));

  private static PracticeEvent event(int second, What what) {
    Instant time = Instant.parse("2026-11-26T15:44:00Z").plusSeconds(second);
    return new PracticeEvent(time, "tictactoe", POSITION, what);
  }

  @Test
  void readsWhatItWrites() {
    String text = PracticeText.of(EVENTS);
    assertThat(text.lines())
        .first()
        .isEqualTo(
            "2026-11-26T15:44:10Z\ttictactoe\t"
                + POSITION
                + "\tmistake seat 2 played a2 better b1");
    PracticeText.Read read = PracticeText.read("# practice\n\n" + text.replace("\n", "\r\n"));
    assertThat(read.fault()).isEmpty();
    assertThat(read.events()).isEqualTo(EVENTS);
  }

  @ParameterizedTest
  @CsvSource({
    "T15:44:11Z,  T15:61:11Z, 3,  1, practice.time",
    "again,       gain,       3, 46, puzzle.kind",
    "seat 2,      seat 0,     2, 59, puzzle.number",
    "played a2,   play a2,    2, 61, puzzle.kind",
    "draw wrong,  draw maybe, 7, 63, puzzle.kind",
    "1290 61,     1290,       7, 73, puzzle.blank",
    "removed,     removed it, 8, 53, puzzle.rest",
  })
  void namesTheFirstFaultAndReadsTheOtherLines(
      String what, String by, int line, int column, String fault) {
    String text = "# practice\n" + PracticeText.of(EVENTS).replace(what, by);
    PracticeText.Read read = PracticeText.read(text);
    assertThat(read.events()).hasSize(EVENTS.size() - 1);
    NotationException thrown = read.fault().orElseThrow();
    assertThat(thrown.line() + ":" + thrown.column() + " " + thrown.fault())
        .isEqualTo(line + ":" + column + " " + fault);
  }

  @Test
  void nothingElseIsThrownWhateverTheTextHolds() {
    String text = PracticeText.of(EVENTS);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 2000; i++) {
      StringBuilder damaged = new StringBuilder(text);
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        int at = random.nextInt(damaged.length());
        damaged.setCharAt(at, (char) (random.nextInt(8) == 0 ? '\n' : 32 + random.nextInt(95)));
      }
      PracticeText.Read read = PracticeText.read(damaged.toString());
      assertThat(PracticeText.read(PracticeText.of(read.events())).events())
          .isEqualTo(read.events());
    }
  }
}
