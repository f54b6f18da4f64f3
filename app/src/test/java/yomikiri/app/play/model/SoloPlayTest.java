package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.play.session.EvaluationCurve;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/** A game for one: the golden maze of the primer. */
final class SoloPlayTest {
  private static final String GOLDEN = "39737/3#1#6/69@86/6#8#4/36914 3 0";

  private long now;
  private final DirectSearchExecutor thinker = new DirectSearchExecutor(() -> now += 100_000);
  private final ManualUiScheduler delays = new ManualUiScheduler();
  private final GameKit<?> maze = CATALOG.kit("maze-5x5x3").orElseThrow();

  private PlayViewModel model(SeatSetup seat) throws NotationException {
    return new PlayViewModel(
        golden(maze, seat), () -> thinker, delays, () -> now, () -> 1, new DirectBackground());
  }

  private static <P extends Position> GameSetup<P> golden(GameKit<P> kit, SeatSetup seat)
      throws NotationException {
    return new GameSetup<>(kit, kit.game().notation().parsePosition(GOLDEN), List.of(seat));
  }

  private void letCpusAnswer() {
    boolean busy = true;
    while (busy) {
      busy = thinker.finishOne() || !delays.pending().isEmpty();
      delays.pass();
    }
  }

  @Test
  void aPersonWalksToTheEndAndTheScoreIsTheResult() throws NotationException {
    PlayViewModel model = model(new SeatSetup.Human());
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    model.playText("l");
    model.playText("L");
    model.playText("d");
    assertThat(model.now().status())
        .isInstanceOfSatisfying(
            PlayStatus.Over.class, over -> assertThat(over.scores()).containsExactly(21));
    assertThat(model.now().moves()).extracting(MoveRow::gain).containsExactly(9, 6, 6);
    assertThat(model.now().can(PlayAction.SWAP)).isFalse();
    model.takeBack();
    assertThat(model.now().livePly()).isEqualTo(2);
  }

  @Test
  void aCpuIsWatched() throws NotationException {
    PlayViewModel model = model(new SeatSetup.Cpu(maze.levels().getFirst()));
    assertThat(model.now().mode().spectating()).isTrue();
    letCpusAnswer();
    assertThat(model.now().status())
        .isInstanceOfSatisfying(
            PlayStatus.Over.class, over -> assertThat(over.scores()).containsExactly(21));
  }

  @Test
  void theBoardKnowsTheWayHere() throws NotationException {
    PlayViewModel model = model(new SeatSetup.Human());
    assertThat(model.now().board().past()).isEmpty();
    model.playText("r");
    model.playText("r");
    assertThat(model.now().board().past()).hasSize(2);
  }

  @Test
  void valuesAreTheScoresInSight() throws NotationException {
    PlayViewModel model = model(new SeatSetup.Human());
    model.setValuesShown(true);
    letCpusAnswer();
    assertThat(model.now().board().verdicts()).hasSize(4);
    Verdict best = model.now().analyses().known().orElseThrow().moves().getFirst().verdict();
    assertThat(best)
        .isInstanceOfSatisfying(
            Verdict.Points.class, points -> assertThat(points.value()).isGreaterThan(20));
    assertThat(model.now().moves()).isEmpty();
  }

  @Test
  void theCurveIsTheScoreSoFar() throws NotationException {
    PlayViewModel model = model(new SeatSetup.Human());
    model.playText("l");
    model.playText("l");
    EvaluationCurve curve =
        EvaluationCurve.of(
            model.now().moves(), model.now().status(), 1, model.now().live().setup().judge());
    assertThat(curve.lines().getFirst())
        .extracting(EvaluationCurve.Point::value)
        .containsExactly(0.0, 9.0, 15.0);
    assertThat(curve.low()).isZero();
  }
}
