package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.Verdict;

/** How a move's value is told beside the best one's. */
final class VerdictDisplayTest {
  private static final Verdict BEST = points(8);
  private static final MovePresenter MATTIX = GAME_LIST.getFirst().presenter();

  private static final Judge DUEL = new Judge(LossBands.POINTS, false, false);
  private static final Judge SOLO = new Judge(LossBands.POINTS, true, false);

  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));

  private static Verdict points(int value) {
    return new Verdict.Points(value, true);
  }

  private static Optional<MoveClass> moveClass(Verdict best, Verdict move, Judge judge) {
    return judge.judge(best, move).map(Judgement::moveClass);
  }

  @Test
  void gradesFollowWhatAMoveGivesAway() {
    assertThat(moveClass(BEST, BEST, DUEL)).contains(MoveClass.BEST);
    assertThat(moveClass(BEST, points(6), DUEL)).contains(MoveClass.INACCURACY);
    assertThat(moveClass(BEST, points(5), DUEL)).contains(MoveClass.MISTAKE);
    assertThat(moveClass(points(20), points(12), DUEL)).contains(MoveClass.BLUNDER);
    assertThat(moveClass(BEST, points(-8), DUEL)).contains(MoveClass.BLUNDER);
  }

  @Test
  void aMoveThatGivesTheGameAwayIsNeverSlight() {
    assertThat(moveClass(points(1), points(0), DUEL)).contains(MoveClass.MISTAKE);
    assertThat(moveClass(points(1), points(-1), DUEL)).contains(MoveClass.BLUNDER);
    assertThat(moveClass(points(1), points(-1), SOLO))
        .as("alone nobody loses")
        .contains(MoveClass.INACCURACY);
  }

  @Test
  void sharesOfWinsHaveGradesToo() {
    Verdict best = new Verdict.WinRate(0.7, 100);
    assertThat(moveClass(best, new Verdict.WinRate(0.66, 50), DUEL)).contains(MoveClass.INACCURACY);
    assertThat(moveClass(best, new Verdict.WinRate(0.6, 50), DUEL)).contains(MoveClass.MISTAKE);
    assertThat(moveClass(best, new Verdict.WinRate(0.3, 50), DUEL)).contains(MoveClass.BLUNDER);
    assertThat(moveClass(best, new Verdict.WinRate(0.8, 5), DUEL)).isEmpty();
  }

  @Test
  void aLimitHasNoGradeAndNoTick() {
    Verdict limit = new Verdict.Points(8, Bound.AT_MOST, true);
    VerdictDisplay display = VerdictDisplay.of(texts, MATTIX, BEST, limit, DUEL);
    assertThat(display.moveClass()).isEmpty();
    assertThat(display.text()).isEqualTo("≤+8");
    assertThat(display.explained()).contains("≤: this much or less").doesNotContain("✓");
  }

  @Test
  void everySignIsExplained() {
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, BEST, DUEL).text()).isEqualTo("★ +8 ✓");
    VerdictDisplay display = VerdictDisplay.of(texts, MATTIX, BEST, points(-8), DUEL);
    assertThat(display.text()).isEqualTo("▼▼ −8 ✓");
    assertThat(display.explained().lines())
        .hasSize(3)
        .anyMatch(line -> line.startsWith("−8 points: "))
        .anyMatch(line -> line.startsWith("✓: "))
        .anyMatch(line -> line.equals("▼▼: gives away 16 points against the best move"));
  }

  @Test
  void gradesAreToldApartByTheirSigns() {
    assertThat(MoveClass.values()).extracting(MoveClassWords::sign).doesNotHaveDuplicates();
  }

  @Test
  void whatIsNotProvenIsOnlyExpected() {
    Verdict best = new Verdict.Points(6, false);
    VerdictDisplay display =
        VerdictDisplay.of(texts, MATTIX, best, new Verdict.Points(2, false), DUEL);
    assertThat(display.text()).isEqualTo("▼ +2");
    assertThat(display.spoken()).isEqualTo("expected margin 2 points, mistake");
    assertThat(display.explained().lines())
        .hasSize(2)
        .anyMatch(line -> line.endsWith("is expected to end"))
        .anyMatch(line -> line.equals("▼: expected to give away 4 points against the best move"));
    assertThat(VerdictDisplay.of(texts, MATTIX, best, best, DUEL).explained())
        .contains("★: the best move as far as the search can see");
  }

  @Test
  void aGradeIsCertainOnlyWhereBothValuesAre() {
    Judge outcome = new Judge(LossBands.POINTS.scaled(100), false, true);
    Verdict estimate = new Verdict.Estimate(100, Bound.EXACT);
    assertThat(VerdictDisplay.of(texts, MATTIX, estimate, estimate, outcome).explained())
        .contains("★: the best move as far as the search can see");
    assertThat(VerdictDisplay.of(texts, MATTIX, points(1), estimate, outcome).explained())
        .endsWith("▼▼: wins less often than the best move, as far as the search can see");
    assertThat(VerdictDisplay.of(texts, MATTIX, estimate, points(-1), outcome).explained())
        .endsWith("▼▼: wins less often than the best move, as far as the search can see");
    assertThat(VerdictDisplay.of(texts, MATTIX, points(1), points(-1), outcome).explained())
        .endsWith("▼▼: leads to a worse result than the best move");
    assertThat(VerdictDisplay.of(texts, MATTIX, points(1), points(1), outcome).explained())
        .endsWith("★: the best move");
  }

  @Test
  void whatASelectiveSearchFoundSaysHowSureItIs() {
    Verdict best = new Verdict.Points(6, false).at(95);
    VerdictDisplay display = VerdictDisplay.of(texts, MATTIX, best, best, DUEL);
    assertThat(display.text()).isEqualTo("★ +6 (95%)");
    assertThat(display.figure()).isEqualTo("+6");
    assertThat(display.spoken()).isEqualTo("expected margin 6 points, 95 percent sure, best move");
    assertThat(display.explained().lines())
        .hasSize(3)
        .anyMatch(line -> line.startsWith("(95%): "))
        .noneMatch(line -> line.contains("✓"));
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, BEST, DUEL).figure()).isEqualTo("+8");
  }

  @Test
  void whereThereIsNoRoomTheSignGoesAfterHowSureItIsAndTheValueStays() {
    Verdict best = new Verdict.Points(6, false).at(95);
    assertThat(VerdictDisplay.of(texts, MATTIX, best, best, DUEL).forms())
        .containsExactly("★ +6 (95%)", "★ +6", "★+6", "+6");
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, points(-8), DUEL).forms())
        .containsExactly("▼▼ −8 ✓", "▼▼ −8", "▼▼−8", "−8");
    Verdict limit = new Verdict.Points(8, Bound.AT_MOST, true);
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, limit, DUEL).forms()).containsExactly("≤+8");
    Verdict learnt = new Verdict.Learnt(0.9, 10);
    assertThat(
            VerdictDisplay.tinted(texts, MATTIX, learnt, new Verdict.Learnt(0.5, 0), DUEL).forms())
        .containsExactly("(50%)");
  }

  @Test
  void aSignIsHeardAsWell() {
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, BEST, DUEL).spoken())
        .isEqualTo("final margin 8 points, proven, best move");
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, points(6), DUEL).spoken())
        .isEqualTo("final margin 6 points, proven, inaccuracy");
  }

  @Test
  void whatIsGivenAwayIsCalledByWhatTheGameCounts() {
    GameUi othello =
        GAME_LIST.stream().filter(ui -> ui.family().equals("othello")).findFirst().orElseThrow();
    Texts words =
        new Texts(
            List.of("/yomikiri/app/text", othello.words()),
            new SimpleObjectProperty<>(Language.ENGLISH));
    assertThat(VerdictDisplay.of(words, othello.presenter(), BEST, points(7), DUEL).explained())
        .endsWith("▽: gives away 1 disc against the best move");
  }

  @Test
  void whatWasLearntIsTintedAndWhatIsProvenStandsBesideIt() {
    Verdict best = new Verdict.Learnt(0.9, 10);
    VerdictDisplay display =
        VerdictDisplay.tinted(texts, MATTIX, best, new Verdict.Learnt(0.3, 10), DUEL);
    assertThat(display.text()).as("a tint tells the grade").isEqualTo("30%");
    assertThat(display.heat()).hasValue(0.3);
    assertThat(display.proven()).isEmpty();
    VerdictDisplay proven = display.beside(texts, MATTIX, points(-8), DUEL);
    assertThat(proven.text()).isEqualTo("30%");
    assertThat(proven.proven()).isEqualTo("−8 ✓");
    assertThat(proven.spoken())
        .isEqualTo("learnt chance of winning 30 percent, final margin minus 8 points, proven");
    assertThat(VerdictDisplay.tinted(texts, MATTIX, best, best, DUEL).text()).isEqualTo("★ 90%");
    assertThat(VerdictDisplay.of(texts, MATTIX, BEST, BEST, DUEL).heat()).isEmpty();
  }

  private static Verdict.Learnt margin(double margin) {
    return new Verdict.Learnt((margin / 64 + 1) / 2, OptionalLong.empty(), 64);
  }

  @Test
  void whatWasLearntByMarginsIsToldAsAMargin() {
    VerdictDisplay display = VerdictDisplay.tinted(texts, MATTIX, margin(3.4), margin(-2.1), DUEL);
    assertThat(display.text()).isEqualTo("−2.1");
    assertThat(display.heat().orElseThrow()).isCloseTo(0.5 - 2.1 / 32, within(1e-9));
    assertThat(display.spoken()).isEqualTo("learnt margin minus 2.1");
    assertThat(display.explained())
        .isEqualTo(
            "−2.1 points: how far ahead (+) or behind (−) the mover is expected to end, as learnt"
                + " from games");
    assertThat(VerdictDisplay.tinted(texts, MATTIX, margin(3.4), margin(3.4), DUEL).text())
        .isEqualTo("★ +3.4");
    assertThat(VerdictDisplay.tinted(texts, MATTIX, margin(40), margin(-20), DUEL).heat())
        .hasValue(0);
    assertThat(VerdictDisplay.of(texts, MATTIX, margin(3.4), margin(-2), DUEL).explained())
        .endsWith("▼: expected to end worse than the best move");
    assertThat(moveClass(margin(3), margin(2), DUEL)).contains(MoveClass.INACCURACY);
    assertThat(moveClass(margin(3), margin(-6), DUEL)).contains(MoveClass.BLUNDER);
  }

  @Test
  void learntValuesThatLookAlikeAreAllTheBest() {
    Verdict best = margin(3.4);
    assertThat(moveClass(best, margin(3.4 - 1e-7), DUEL)).contains(MoveClass.BEST);
    assertThat(moveClass(best, margin(3.3), DUEL)).contains(MoveClass.INACCURACY);
    Verdict tried = new Verdict.Learnt(0.912, 10);
    assertThat(moveClass(tried, new Verdict.Learnt(0.909, 7), DUEL)).contains(MoveClass.BEST);
    assertThat(moveClass(tried, new Verdict.Learnt(0.904, 7), DUEL)).contains(MoveClass.INACCURACY);
    assertThat(VerdictDisplay.of(texts, MATTIX, tried, tried, DUEL).explained())
        .endsWith("★: no move is valued higher, as far as the figures show");
  }

  @Test
  void aMoveNeverTriedIsToldToBeSuch() {
    Verdict untried = new Verdict.Learnt(0.5, 0);
    VerdictDisplay display =
        VerdictDisplay.tinted(texts, MATTIX, new Verdict.Learnt(0.9, 10), untried, DUEL);
    assertThat(display.text()).isEqualTo("(50%)");
    assertThat(display.explained().lines()).anyMatch(line -> line.startsWith("( ): never tried"));
    assertThat(display.spoken()).isEqualTo("learnt chance of winning 50 percent, never tried");
  }
}
