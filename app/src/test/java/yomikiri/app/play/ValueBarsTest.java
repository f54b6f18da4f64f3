package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/** Bars that stand for what moves are worth. */
final class ValueBarsTest {
  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private static Verdict estimate(int value) {
    return new Verdict.Estimate(value, Bound.EXACT);
  }

  /** How long the bars are, as shares of the longest, below 0 to the left. */
  private static List<Double> lengths(String game, Verdict... verdicts) {
    return Hands.ask(
        () -> {
          GameUi ui = GameUi.of(PlayFixture.kit(game), GAME_LIST);
          ValueBars bars =
              new ValueBars(
                  new Texts(
                      List.of("/yomikiri/app/text", ui.words()),
                      new SimpleObjectProperty<>(Language.ENGLISH)));
          bars.show(
              IntStream.range(0, verdicts.length)
                  .mapToObj(i -> new PositionAnalysis.Row(i, "a" + (i + 1), verdicts[i]))
                  .toList(),
              new Seating(ui, List.of(PlayFixture.human(), PlayFixture.human()), 0));
          Scene scene = new Scene(bars, 600, 400);
          scene.getRoot().applyCss();
          scene.getRoot().layout();
          return bars.lookupAll(".value-bar").stream()
              .map(Region.class::cast)
              .sorted(Comparator.comparingDouble(bar -> bar.localToScene(0, 0).getY()))
              .map(ValueBarsTest::length)
              .toList();
        });
  }

  private static double length(Region bar) {
    Region fill = (Region) bar.lookup(".fill");
    double middle = bar.getWidth() / 2;
    return (fill.getLayoutX() < middle - 0.5 ? -fill.getWidth() : fill.getWidth()) / middle;
  }

  @Test
  void theLargestValueIsTheScale() {
    assertThat(lengths("mattix-4", new Verdict.Points(8, true), new Verdict.Points(-4, true)))
        .containsExactly(1.0, -0.5);
  }

  @Test
  void provenWinsAndLossesStandBesideEstimatesAsChances() {
    List<Double> found =
        lengths(
            "trapez",
            new Verdict.Points(1, true),
            estimate(100),
            estimate(0),
            estimate(-100),
            new Verdict.Points(-1, true));
    assertThat(found.getFirst()).isEqualTo(1);
    assertThat(found.get(1)).isBetween(0.05, 0.95);
    assertThat(found.get(2)).isZero();
    assertThat(found.get(3)).isCloseTo(-found.get(1), within(0.01));
    assertThat(found.getLast()).isEqualTo(-1);
  }
}
