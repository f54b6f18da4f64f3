package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.session.HintStep;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.teach.HintRegion;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

final class HintStepsTest extends PlayFixture {
  private PlayViewModel taught(String game) {
    PlayViewModel model = model(dealt(kit(game), people(game)));
    model.tutor().games().set(kit(game), true);
    return model;
  }

  private static List<SeatSetup> people(String game) {
    return Collections.nCopies(kit(game).game().players(), human());
  }

  private static HintStep hint(PlayViewModel model) {
    return model.now().lessons().hint();
  }

  @Test
  void whoeverIsTaughtHearsWhereThenWhatThenWhy() {
    PlayViewModel model = taught("tictactoe");
    model.playText("a1");
    thinker.finishOne();
    model.tutor().goOn();
    thinker.finishOne();
    model.hint();
    BoardSnapshot<?> where = model.now().board();
    assertThat(hint(model)).isEqualTo(HintStep.WHERE);
    assertThat(where.hint()).isEmpty();
    assertThat(where.verdicts()).isEmpty();
    assertThat(where.region()).hasSizeBetween(2, 4).contains("b2");
    model.hint();
    BoardSnapshot<?> what = model.now().board();
    assertThat(what.region()).isEmpty();
    assertThat(what.text(what.hint().getAsInt())).isEqualTo("b2");
    assertThat(what.verdicts()).containsOnlyKeys(what.hint().getAsInt());
    assertThat(model.event().get()).containsInstanceOf(PlayEvent.Hinted.class);
    model.hint();
    assertThat(hint(model)).isEqualTo(HintStep.REASON);
    assertThat(model.now().board().hint()).isEqualTo(what.hint());
    assertThat(background.finishOne()).isTrue();
    PlayEvent.HintExplained why = (PlayEvent.HintExplained) model.event().get().orElseThrow();
    assertThat(why.best().text()).isEqualTo("b2");
    assertThat(why.other()).isPresent();
    assertThat(why.reason()).isPresent();
    model.playText("b2");
    assertThat(hint(model)).isEqualTo(HintStep.NONE);
    assertThat(model.now().board().region()).isEmpty();
  }

  @Test
  void whoeverIsNotTaughtSeesTheMoveAtOnceThenWhy() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    model.playText("a1");
    model.hint();
    assertThat(hint(model)).isEqualTo(HintStep.MOVE);
    thinker.finishOne();
    assertThat(model.now().board().hint()).isPresent();
    model.hint();
    assertThat(hint(model)).isEqualTo(HintStep.REASON);
  }

  @Test
  void aMoveTriedAndTakenBackIsTheOneItIsComparedWith() {
    PlayViewModel model = taught("tictactoe");
    model.playText("a1");
    thinker.finishOne();
    model.tutor().goOn();
    thinker.finishOne();
    model.playText("b1");
    assertThat(model.now().lessons().mistake()).isPresent();
    model.takeBack();
    model.hint();
    model.hint();
    model.hint();
    background.finishOne();
    PlayEvent.HintExplained why = (PlayEvent.HintExplained) model.event().get().orElseThrow();
    assertThat(why.other()).contains("b1");
  }

  @Test
  void askedAgainTheReasonIsNotSearchedForTwice() {
    PlayViewModel model = taught("tictactoe");
    thinker.finishOne();
    model.hint();
    model.hint();
    model.hint();
    background.finishOne();
    model.show(0);
    assertThat(background.finishOne()).isFalse();
  }

  @Test
  void whereNothingIsWorseTheMovesExpectedAreTold() {
    PlayViewModel model = taught("tictactoe");
    thinker.finishOne();
    model.hint();
    model.hint();
    model.hint();
    background.finishOne();
    PlayEvent.HintExplained why = (PlayEvent.HintExplained) model.event().get().orElseThrow();
    assertThat(why.reason()).isEmpty();
    assertThat(why.other()).isEmpty();
    assertThat(why.line()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"mattix-4", "mattix-6", "othello-6", "othello-8", "tictactoe", "trapez", "tron-2"})
  void inEveryGameTheFirstStepHoldsTheMoveOrIsIt(String game) {
    PlayViewModel model = taught(game);
    BoardSnapshot<?> board = model.now().board();
    List<String> moves = board.legal().stream().map(board::text).toList();
    for (int best : board.legal().stream().limit(40).toList()) {
      model.newGame(dealt(kit(game), people(game)));
      model.hint();
      RankedMove found = new RankedMove(best, new Verdict.Points(3, false), List.of(best));
      thinker.report(new SearchReport(3, 100, 2_000_000_000L, List.of(found)));
      BoardSnapshot<?> now = model.now().board();
      Optional<?> region = HintRegion.of(moves, board.text(best));
      assertThat(now.hint().isPresent()).isEqualTo(region.isEmpty());
      if (region.isPresent()) {
        assertThat(now.region()).isEqualTo(region.get());
        assertThat(now.region()).anyMatch(cell -> board.text(best).startsWith(cell));
      } else {
        assertThat(now.hint()).isEqualTo(OptionalInt.of(best));
      }
    }
  }
}
