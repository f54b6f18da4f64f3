package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
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
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** The figures of a search. */
final class SearchCardTest {
  private static final GameUi UI = GameUi.of(PlayFixture.kit("othello-8"), GAME_LIST);
  private static final List<RankedMove> MOVES =
      List.of(new RankedMove(0, new Verdict.Points(1, false)));

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  /** What stands in its rows after it has shown each of these in turn. */
  private static List<String> rows(SearchReport... reports) {
    return Hands.ask(
        () -> {
          SearchCard card =
              new SearchCard(
                  new Texts(
                      List.of("/yomikiri/app/text", UI.words()),
                      new SimpleObjectProperty<>(Language.ENGLISH)));
          for (SearchReport report : reports) {
            card.show(
                new ThinkPane.SearchView(
                    Optional.of(PositionAnalysis.of(move -> "f5", 0, 0, report, true)),
                    Optional.empty()),
                "",
                new Seating(UI, List.of(PlayFixture.human(), PlayFixture.human()), 0));
          }
          return card.lookupAll(".think-figures").stream()
              .flatMap(grid -> ((GridPane) grid).getChildren().stream())
              .sorted(Comparator.comparing(GridPane::getRowIndex))
              .map(SearchCardTest::words)
              .toList();
        });
  }

  private static String words(Node label) {
    return ((Label) label).getText();
  }

  private static final SearchReport SEARCHED = new SearchReport(7, 1_000, 500_000_000, MOVES);

  @Test
  void aSearchTellsItsNodes() {
    assertThat(rows(SEARCHED))
        .containsExactly(
            "Depth",
            "7 moves",
            "Nodes",
            "1,000",
            "Nodes/s",
            "2,000",
            "Time",
            "0.50 s",
            "Expected line",
            "f5");
  }

  @Test
  void whatABookSaysHasNoNodes() {
    SearchReport book = new SearchReport(24, 0, 1_000_000, MOVES, true);
    assertThat(rows(SEARCHED, book))
        .containsExactly(
            "Opening book",
            "searched beforehand: 24 moves",
            "Time",
            "0.001 s",
            "Expected line",
            "f5");
    assertThat(rows(book, SEARCHED)).isEqualTo(rows(SEARCHED));
  }
}
