package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Verdict;

/** The picture of how a game went. */
final class EvaluationGraphTest {
  private final GameUi ui = GameUi.of(PlayFixture.kit("mattix-4"), GAME_LIST);
  private final Seating seating =
      new Seating(ui, List.of(PlayFixture.human(), PlayFixture.human()), 0);
  private final PlayStatus status = new PlayStatus.HumanToMove(0);
  private final List<MoveRow> rows =
      IntStream.rangeClosed(1, 8)
          .mapToObj(
              ply ->
                  new MoveRow(
                      ply,
                      1 - ply % 2,
                      "a1",
                      0,
                      Optional.of(new Verdict.WinRate(0.5 + ply / 50.0, 10)),
                      Optional.empty(),
                      Optional.empty(),
                      false))
          .toList();

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void nothingIsDrawnAnewWhereNothingHasChanged() {
    Hands.ask(
        () -> {
          EvaluationGraph graph =
              new EvaluationGraph(
                  new Texts(
                      List.of("/yomikiri/app/text", ui.words()),
                      new SimpleObjectProperty<>(Language.ENGLISH)),
                  ply -> {});
          graph.show(rows, 3, status, seating);
          assertThat(graph.isVisible()).isTrue();
          Node here = graph.lookup(".here");
          assertThat(here).isNotNull();
          graph.show(List.copyOf(rows), 3, status, seating);
          assertThat(graph.lookup(".here")).isSameAs(here);
          graph.show(rows, 4, status, seating);
          assertThat(graph.lookup(".here")).isNotSameAs(here);
          graph.clear();
          assertThat(graph.isVisible()).isFalse();
          graph.show(rows, 4, status, seating);
          assertThat(graph.isVisible()).isTrue();
          return true;
        });
  }
}
