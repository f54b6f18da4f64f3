package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.OptionalLong;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/** How a move's value is told beside the best one's. */
final class VerdictDisplayTest {
  private static final Verdict BEST = points(8);
  private static final MovePresenter MATTIX = GAME_LIST.getFirst().presenter();

  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));

  private static Verdict points(int value) {
    return new Verdict.Points(value, true);
  }

  @Test
  void gradesFollowWhatAMoveGivesAway() {
    assertThat(MoveClass.of(BEST, BEST, false)).contains(MoveClass.BEST);
    assertThat(MoveClass.of(BEST, points(6), false)).contains(MoveClass.INACCURACY);
    assertThat(MoveClass.of(BEST, points(5), false)).contains(MoveClass.MISTAKE);
    assertThat(MoveClass.of(points(20), points(12), false)).contains(MoveClass.BLUNDER);
    assertThat(MoveClass.of(BEST, points(-8), false)).contains(MoveClass.BLUNDER);
  }

  @Test
  void aMoveThatGivesTheGameAwayIsNeverSlight() {
    assertThat(MoveClass.of(points(1), points(0), false)).contains(MoveClass.MISTAKE);
    assertThat(MoveClass.of(points(1), points(-1), false)).contains(MoveClass.BLUNDER);
    assertThat(MoveClass.of(points(1), points(-1), true))
        .as("alone nobody loses")
        .contains(MoveClass.INACCURACY);
  }

  @Test
  void sharesOfWinsHaveGradesToo() {
    Verdict best = new Verdict.WinRate(0.7, 100);
    assertThat(MoveClass.of(best, new Verdict.WinRate(0.66, 50), false))
        .contains(MoveClass.INACCURACY);
    assertThat(MoveClass.of(best, new Verdict.WinRate(0.6, 50), false)).contains(MoveClass.MISTAKE);
    assertThat(MoveClass.of(best, new Verdict.WinRate(0.3, 50), false)).contains(MoveClass.BLUNDER);
    assertThat(MoveClass.of(best, new Verdict.WinRate(0.8, 5), false)).isEmpty();
  }

  @Test
  void aLimitHasNoGradeAndNoTick() {
    Verdict limit = new Verdict.Points(8, Bound.AT_MOST, true);
    VerdictDisplay display = VerdictDisplay.of(texts, MATTIX, BEST, limit, false);
    assertThat(display.moveClass()).isEmpty();
    assertThat(display.text()).isEqualTo("≤+8");
    assertThat(display.explained()).contains("≤: this much or less").doesNotContain("✓");
  }

  @Test
  void everySignIsExplained() {
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, BEST, false).text()).isEqualTo("★ +8 ✓");
    VerdictDisplay display = VerdictDisplay.of(texts, MATTIX, BEST, points(-8), false);
    assertThat(display.text()).isEqualTo("▼▼ −8 ✓");
    assertThat(display.explained().lines())
        .hasSize(3)
        .anyMatch(line -> line.startsWith("−8 points: "))
        .anyMatch(line -> line.startsWith("✓: "))
        .anyMatch(line -> line.equals("▼▼: gives away 16 points against the best move"));
  }

  @Test
  void gradesAreToldApartByTheirSigns() {
    assertThat(MoveClass.values()).extracting(MoveClass::sign).doesNotHaveDuplicates();
  }

  @Test
  void whatIsNotProvenIsOnlyExpected() {
    Verdict best = new Verdict.Points(6, false);
    VerdictDisplay display =
        VerdictDisplay.of(texts, MATTIX, best, new Verdict.Points(2, false), false);
    assertThat(display.text()).isEqualTo("▼ +2");
    assertThat(display.spoken()).isEqualTo("expected margin 2 points");
    assertThat(display.explained().lines())
        .hasSize(2)
        .anyMatch(line -> line.endsWith("is expected to end"))
        .anyMatch(line -> line.equals("▼: expected to give away 4 points against the best move"));
    assertThat(VerdictDisplay.of(texts, MATTIX, best, best, false).explained())
        .contains("★: the best move as far as the search can see");
  }

  @Test
  void whatIsGivenAwayIsCalledByWhatTheGameCounts() {
    GameUi othello =
        GAME_LIST.stream().filter(ui -> ui.family().equals("othello")).findFirst().orElseThrow();
    Texts words =
        new Texts(
            List.of("/yomikiri/app/text", othello.words()),
            new SimpleObjectProperty<>(Language.ENGLISH));
    assertThat(VerdictDisplay.of(words, othello.presenter(), BEST, points(7), false).explained())
        .endsWith("▽: gives away 1 disc against the best move");
  }

  @Test
  void whatWasLearntIsTintedAndWhatIsProvenStandsBesideIt() {
    Verdict best = new Verdict.Learnt(0.9, 10);
    VerdictDisplay display =
        VerdictDisplay.tinted(texts, MATTIX, best, new Verdict.Learnt(0.3, 10), false);
    assertThat(display.text()).as("a tint tells the grade").isEqualTo("30%");
    assertThat(display.heat()).hasValue(0.3);
    assertThat(display.proven()).isEmpty();
    VerdictDisplay proven = display.beside(texts, MATTIX, points(-8), false);
    assertThat(proven.text()).isEqualTo("30%");
    assertThat(proven.proven()).isEqualTo("−8 ✓");
    assertThat(proven.spoken())
        .isEqualTo("learnt chance of winning 30 percent, final margin minus 8 points, proven");
    assertThat(VerdictDisplay.tinted(texts, MATTIX, best, best, false).text()).isEqualTo("★ 90%");
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, BEST, false).heat()).isEmpty();
  }

  private static Verdict.Learnt margin(double margin) {
    return new Verdict.Learnt((margin / 64 + 1) / 2, OptionalLong.empty(), 64);
  }

  @Test
  void whatWasLearntByMarginsIsToldAsAMargin() {
    VerdictDisplay display = VerdictDisplay.tinted(texts, MATTIX, margin(3.4), margin(-2.1), false);
    assertThat(display.text()).isEqualTo("−2.1");
    assertThat(display.heat().orElseThrow()).isCloseTo(0.5 - 2.1 / 32, within(1e-9));
    assertThat(display.spoken()).isEqualTo("learnt margin minus 2.1");
    assertThat(display.explained())
        .isEqualTo(
            "−2.1 points: how far ahead (+) or behind (−) the mover is expected to end, as learnt"
                + " from games");
    assertThat(VerdictDisplay.tinted(texts, MATTIX, margin(3.4), margin(3.4), false).text())
        .isEqualTo("★ +3.4");
    assertThat(VerdictDisplay.tinted(texts, MATTIX, margin(40), margin(-20), false).heat())
        .hasValue(0);
    assertThat(VerdictDisplay.of(texts, MATTIX, margin(3.4), margin(-2), false).explained())
        .endsWith("▼: expected to end worse than the best move");
    assertThat(MoveClass.of(margin(3), margin(2), false)).contains(MoveClass.INACCURACY);
    assertThat(MoveClass.of(margin(3), margin(-6), false)).contains(MoveClass.BLUNDER);
  }

  @Test
  void learntValuesThatLookAlikeAreAllTheBest() {
    Verdict best = margin(3.4);
    assertThat(MoveClass.of(best, margin(3.4 - 1e-7), false)).contains(MoveClass.BEST);
    assertThat(MoveClass.of(best, margin(3.3), false)).contains(MoveClass.INACCURACY);
    Verdict tried = new Verdict.Learnt(0.912, 10);
    assertThat(MoveClass.of(tried, new Verdict.Learnt(0.909, 7), false)).contains(MoveClass.BEST);
    assertThat(MoveClass.of(tried, new Verdict.Learnt(0.904, 7), false))
        .contains(MoveClass.INACCURACY);
    assertThat(VerdictDisplay.of(texts, MATTIX, tried, tried, false).explained())
        .endsWith("★: no move is valued higher, as far as the figures show");
  }

  @Test
  void aMoveNeverTriedIsToldToBeSuch() {
    Verdict untried = new Verdict.Learnt(0.5, 0);
    VerdictDisplay display =
        VerdictDisplay.tinted(texts, MATTIX, new Verdict.Learnt(0.9, 10), untried, false);
    assertThat(display.text()).isEqualTo("(50%)");
    assertThat(display.explained().lines()).anyMatch(line -> line.startsWith("( ): never tried"));
    assertThat(display.spoken()).isEqualTo("learnt chance of winning 50 percent, never tried");
  }
}
