package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import yomikiri.app.Hands;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** The lines of an analysis, by mouse and by key. */
final class LinesPaneTest extends PlayFixture {
  private final Hands hands = new Hands();
  private final PlayViewModel model = model(setup("tictactoe", human(), human()));

  @BeforeEach
  void open() throws TimeoutException {
    PlayWindow.open(model, gameList().reversed());
    hands.interact(
        () -> {
          PlaySession<?> live = model.now().live();
          model.open(AnalysisBoard.copy(new RestoredGame<>(live, model.now().resumeState())));
          model.analysis().start();
          report(4, line(0, 0.6, 0, 4, 8), line(2, 0.5, 2, 4), line(4, 0.4, 4, 0, 1, 2));
        });
  }

  private static RankedMove line(int move, double share, Integer... moves) {
    return new RankedMove(move, new Verdict.WinRate(share, 100), List.of(moves));
  }

  private void report(int nodes, RankedMove... lines) {
    thinker.report(new SearchReport(0, nodes, nodes, List.of(lines)));
  }

  private List<String> rows() {
    return hands.lookup(".line-row").queryAll().stream()
        .map(LineRow.class::cast)
        .map(row -> row.lookupAll(".line-move").stream().map(LinesPaneTest::text).toList())
        .map(moves -> String.join(" ", moves))
        .toList();
  }

  private static String text(Node label) {
    return ((Labeled) label).getText();
  }

  private Node pane() {
    return hands.lookup(".line-rows").query();
  }

  private boolean isAhead() {
    return hands.lookup(".ahead").query().isVisible();
  }

  private void press(KeyCode... keys) {
    for (KeyCode key : keys) {
      hands.interact(
          () ->
              Event.fireEvent(
                  pane(),
                  new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false)));
    }
  }

  @Test
  void keysLeadAlongTheLinesAndTheBoardShowsWhereTheyLead() {
    assertThat(rows()).containsExactly("a1 b2 c3", "c1 b2", "b2 a1 b1 c1");
    assertThat(isAhead()).isFalse();
    press(KeyCode.DOWN, KeyCode.RIGHT);
    assertThat(isAhead()).isTrue();
    assertThat(pane().getAccessibleText())
        .startsWith("Line 2 of 3: ")
        .contains("c1")
        .endsWith("b2");
    press(KeyCode.ENTER);
    assertThat(model.now().livePly()).isEqualTo(2);
    assertThat(isAhead()).isFalse();
  }

  @Test
  void rowsKeepTheirPlacesWhileOneIsPointedAt() {
    press(KeyCode.RIGHT);
    hands.interact(() -> report(9, line(4, 0.7, 4, 8), line(0, 0.5, 0, 1, 2), line(2, 0.4, 2, 6)));
    assertThat(rows()).containsExactly("a1 b2 c3", "c1 a3", "b2 c3");
    press(KeyCode.ESCAPE);
    hands.interact(() -> report(12, line(4, 0.7, 4, 8), line(0, 0.5, 0, 1, 2), line(2, 0.4, 2, 6)));
    assertThat(rows()).containsExactly("b2 c3", "a1 b1 c1", "c1 a3");
  }

  @Test
  void insertAddsAVariationAndSpaceStops() {
    press(KeyCode.INSERT);
    assertThat(model.now().livePly()).isZero();
    assertThat(model.now().live().session().tree().root().mainLine()).hasSize(3);
    press(KeyCode.SPACE);
    assertThat(model.now().mode().running()).isFalse();
    assertThat(thinker.alive()).isZero();
  }

  /** A best move that is proven does not do: what is not known of another may be better. */
  @Test
  void solvedIsSaidOnceNothingElseCanBeBetter() {
    hands.interact(
        () -> {
          report(9, proven(0), line(2, 0.4, 2));
          thinker.choose(0);
        });
    assertThat(state()).contains("search\u00a0finished").doesNotContain("solved");
    press(KeyCode.RIGHT, KeyCode.ENTER);
    hands.interact(
        () -> {
          report(9, IntStream.rangeClosed(1, 8).mapToObj(this::proven).toArray(RankedMove[]::new));
          thinker.choose(1);
        });
    assertThat(state()).contains("solved");
  }

  private RankedMove proven(int move) {
    return new RankedMove(move, new Verdict.WinRate(0.5, 100, true), List.of(move));
  }

  private String state() {
    return text(hands.lookup(".lines > .quiet-words").query());
  }

  /** The list, the form for any other player, and the list again, by key and by mouse. */
  @Test
  void anyPlayerOfTheGameIsChosenInAForm() {
    ComboBox<?> box = hands.lookup("#analyst").queryAs(ComboBox.class);
    hands.interact(() -> box.getSelectionModel().selectLast());
    assertThat(box.isVisible()).isTrue();
    assertThat(hands.lookup("#analyst").tryQuery()).as("the form stands there").isEmpty();
    hands.interact(() -> hands.lookup("#use-analyst").queryAs(Button.class).fire());
    PlayerSpec usual = model.analysis().player();
    assertThat(usual).as("as it was filled in").isEqualTo(adviser());
    hands.interact(() -> box.getSelectionModel().selectLast());
    ComboBox<PlayerType<?>> type = hands.lookup("#analyst-type").query();
    hands.interact(() -> type.setValue(type.getItems().get(1)));
    hands.interact(() -> hands.lookup("#use-analyst").queryAs(Button.class).fire());
    assertThat(model.analysis().player().name()).isEqualTo(type.getItems().get(1).name());
    assertThat(box.getItems()).hasSize(kit("tictactoe").levels().size() + 3);
    assertThat(box.getValue()).isEqualTo(box.getItems().get(box.getItems().size() - 2));
  }

  /** Nobody plays there, so that nobody can play again. */
  @Test
  void aGameIsBegunFromThePositionShown() {
    press(KeyCode.RIGHT, KeyCode.ENTER);
    String shown = model.now().board().positionText();
    MenuItem here =
        hands.lookup(".new-game").queryAs(SplitMenuButton.class).getItems().stream()
            .filter(item -> "Play from here...".equals(item.getText()))
            .findFirst()
            .orElseThrow();
    hands.interact(here::fire);
    assertThat(hands.lookup("#layout").queryAs(TextArea.class).getText()).isEqualTo(shown);
    hands.interact(() -> hands.lookup("#start-game").queryAs(Button.class).fire());
    assertThat(model.now().mode().analysing()).isFalse();
    assertThat(model.now().board().positionText()).isEqualTo(shown);
  }

  private PlayerSpec adviser() {
    return kit("tictactoe").adviser();
  }

  @Test
  void asManyLinesAreShownAsWanted() {
    hands.interact(() -> model.analysis().count().set(1));
    hands.interact(() -> report(9, line(0, 0.6, 0), line(2, 0.5, 2)));
    assertThat(rows()).containsExactly("a1");
  }
}
