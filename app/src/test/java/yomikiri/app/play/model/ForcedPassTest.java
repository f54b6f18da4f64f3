package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.model.PlaySnapshot.Pace;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Positions in which nothing can be played but a pass. */
final class ForcedPassTest extends PlayFixture {
  private static final List<String> LEADING_TO_A_PASS = List.of("b1", "c1", "d3", "a1");

  private static <P extends Position> GameSetup<P> blocked(
      GameKit<P> kit, SeatSetup black, SeatSetup white) {
    try {
      P start = kit.game().notation().parsePosition("OOO--XX--XXX---- X");
      return new GameSetup<>(kit, start, List.of(black, white));
    } catch (NotationException e) {
      throw new AssertionError(e);
    }
  }

  private PlayViewModel people() {
    PlayViewModel model = model(setup("othello-4", human(), human()));
    LEADING_TO_A_PASS.forEach(model::playText);
    return model;
  }

  @Test
  void aPersonWhoCanDoNothingElsePassesOnceThatCouldBeRead() {
    PlayViewModel model = people();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(0));
    assertThat(delays.pending()).containsExactly(ForcedPass.READING);
    delays.pass();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(1));
    assertThat(model.event().get()).contains(new PlayEvent.Passed(0));
    assertThat(model.now().moves().getLast().text()).isEqualTo("--");
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void aPassMadeByThePersonIsNotMadeAgain() {
    PlayViewModel model = people();
    model.play(model.now().board().legal().getFirst());
    assertThat(model.now().livePly()).isEqualTo(5);
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void nobodyPassesWhileAnotherPositionIsShown() {
    PlayViewModel model = people();
    model.show(2);
    assertThat(delays.pending()).isEmpty();
    model.replay().live();
    assertThat(delays.pending()).containsExactly(ForcedPass.READING);
  }

  @Test
  void nobodyPassesBehindACardAQuestionOrAReview() {
    PlayViewModel model = people();
    model.attended().set(false);
    assertThat(delays.pending()).isEmpty();
    model.attended().set(true);
    assertThat(delays.pending()).hasSize(1);
    model.resigning().ask();
    assertThat(delays.pending()).isEmpty();
    model.resigning().answer(false);
    assertThat(delays.pending()).hasSize(1);
    model.reviewer().begin();
    model.replay().live();
    assertThat(model.now().mode().reviewing()).isTrue();
    assertThat(model.now().isAway()).isFalse();
    assertThat(delays.pending()).isEmpty();
    model.newGame(setup("othello-4", human(), human()));
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void takingBackGoesOverPassesSoThatTheyAreNotMadeAgainAtOnce() {
    PlayViewModel model = people();
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(5);
    model.takeBack();
    assertThat(model.now().livePly()).isEqualTo(3);
    assertThat(delays.pending()).isEmpty();
    model.redo();
    assertThat(model.now().livePly()).isEqualTo(5);
  }

  @Test
  void whereNobodyHadAChoiceBeforeNothingIsTakenBack() {
    PlayViewModel model = model(blocked(kit("othello-4"), human(), human()));
    delays.pass();
    assertThat(model.now().livePly()).isEqualTo(1);
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
  }

  @Test
  void aCpuPassesWithoutAThoughtAtItsPace() {
    PlayViewModel model = model(blocked(kit("othello-4"), cpu(0), human()));
    assertThat(thinker.alive()).isZero();
    assertThat(delays.pending()).containsExactly(Pace.USUAL.answering());
    assertThat(model.now().can(PlayAction.MOVE_NOW)).isTrue();
    delays.pass();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(1));
    assertThat(model.event().get()).isEqualTo(Optional.of(new PlayEvent.Passed(0)));
  }
}
