package yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.Hands;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.tron.TronUi;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** What the play screen does with each report of a thought. */
final class PlayViewTest extends PlayFixture {
  /** What costs time and depends on the position alone. */
  private static final Set<String> ABOUT_THE_POSITION =
      Set.of(
          "MovePresenter.picks",
          "MovePresenter.standing",
          "Overlay.shares",
          "Maker.make",
          "Notation.positionText",
          "Notation.moveText");

  /** The keyboard is where the CPU stands; the words of that cell tell what its steps are worth. */
  private static final List<String> WORDS_OF_THE_WALKER =
      Collections.nCopies(4, "Notation.moveText");

  private final Counting counting = new Counting();
  private final GameKit<?> tron = counting.of(kit("tron-2"));
  private final GameUi ui = counting.of(TronUi.of(tron));
  private final GameUi four = TronUi.of(kit("tron-4"));
  private final Hands hands = new Hands();
  private final PlayViewModel model =
      model(dealt(tron, List.of(new SeatSetup.Cpu(tron.levels().getFirst()), human())));

  @Override
  protected List<GameUi> gameList() {
    return List.of(ui, four);
  }

  @BeforeEach
  void open() throws TimeoutException {
    PlayWindow.open(model, gameList());
    hands.interact(() -> model.setValuesShown(true));
    hands.selectTab(".side-panel > .tab-pane", 2);
  }

  /** Has the CPU and the analysis say that they know so much; what that asks of the position. */
  private List<String> report(int value) {
    counting.asked();
    List<RankedMove> moves = new ArrayList<>();
    model
        .now()
        .board()
        .legal()
        .forEach(
            move ->
                moves.add(new RankedMove(move, new Verdict.Estimate(value - move, Bound.EXACT))));
    SearchReport report = new SearchReport(value, value, value, moves);
    hands.interact(() -> thinker.report(report));
    return counting.asked().stream().filter(ABOUT_THE_POSITION::contains).toList();
  }

  private String best() {
    return hands.lookup(".summary-best").queryAs(Labeled.class).getText();
  }

  @Test
  void aReportOfAThoughtAsksNothingOfThePosition() {
    assertThat(report(1)).isNotEmpty();
    String before = best();
    assertThat(report(2)).isEqualTo(WORDS_OF_THE_WALKER);
    assertThat(report(9)).isEqualTo(WORDS_OF_THE_WALKER);
    assertThat(best()).isNotEqualTo(before);
  }

  @Test
  void aReportDoesNotLookForThePassOfAPersonWhoIsToMove() {
    hands.interact(() -> model.newGame(dealt(tron, List.of(human(), human()))));
    assertThat(model.now().board().playable()).isTrue();
    assertThat(report(1)).doesNotContain("MovePresenter.picks");
  }

  @Test
  void whoseTheBoardIsIsWorkedOutOnlyWhileItCanBeSeen() {
    hands.selectTab(".side-panel > .tab-pane", 0);
    counting.asked();
    hands.interact(() -> model.newGame(dealt(tron, List.of(human(), human()))));
    assertThat(counting.asked())
        .contains("MovePresenter.standing")
        .doesNotContain("Overlay.shares");
    hands.selectTab(".side-panel > .tab-pane", 2);
    assertThat(counting.asked())
        .contains("Overlay.shares")
        .doesNotContain("MovePresenter.standing");
  }

  @Test
  void theRingOfASeatThatIsNoLongerThereStopsTurning() {
    SeatSetup cpu = new SeatSetup.Cpu(four.kit().levels().getFirst());
    hands.interact(
        () -> {
          model.newGame(dealt(four.kit(), List.of(human(), human(), cpu, human())));
          playFirstLegal(model);
          playFirstLegal(model);
        });
    Node ring = hands.lookup(".seat-card.seat-2 .thinking-ring").query();
    assertThat(ring.isVisible()).isTrue();
    hands.interact(() -> model.newGame(dealt(tron, List.of(human(), human()))));
    assertThat(ring.getScene()).isNull();
    assertThat(ring.isVisible()).isFalse();
  }

  @Test
  void aReviewSaysWhileItWaitsForAnEarlierThought() throws TimeoutException {
    hands.interact(
        () -> {
          model.newGame(dealt(tron, List.of(human(), human())));
          playFirstLegal(model);
          playFirstLegal(model);
          model.reviewer().begin();
        });
    awaitReview("Waiting for an earlier search to end...");
    hands.interact(looks::beginOne);
    awaitReview("0 of 3 positions looked at");
  }

  private void awaitReview(String words) throws TimeoutException {
    Labeled found = hands.lookup(".review-found").queryAs(Labeled.class);
    WaitForAsyncUtils.waitFor(
        15, TimeUnit.SECONDS, () -> Hands.ask(found::getText).startsWith(words));
  }
}
