package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.record.RecordsFixture;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Position;

/** Games that a person gives up. */
final class ResignTest extends PlayFixture {
  private static <P extends Position> GameSetup<P> twoRounds(GameSetup<P> setup) {
    return new GameSetup<>(
        setup.kit(), setup.layout(), setup.seats(), new MatchTerms(2, false, List.of()));
  }

  private static PlayStatus.Over over(PlayViewModel model) {
    return (PlayStatus.Over) model.now().status();
  }

  private static void resign(PlayViewModel model) {
    model.resigning().ask();
    model.resigning().answer(true);
  }

  private static String record(PlayViewModel model) {
    return RecordsFixture.text(model.now().live(), LocalDate.of(2026, 11, 22));
  }

  @Test
  void aGameIsGivenUpOnlyOnceThatWasAskedBack() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    model.resigning().ask();
    assertThat(model.now().mode().resigning()).isTrue();
    model.resigning().answer(false);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.HumanToMove.class);
    model.resigning().answer(true);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.HumanToMove.class);
    resign(model);
    assertThat(over(model).winner()).hasValue(1);
    assertThat(over(model).places()).containsExactly(2.0, 1.0);
    assertThat(over(model).conceded()).contains(new Concession(0, Concession.Reason.RESIGNED));
    assertThat(model.now().can(PlayAction.RESIGN)).isFalse();
    assertThat(model.now().can(PlayAction.TAKE_BACK)).isFalse();
    assertThat(record(model)).contains("[Termination \"player 1 resigned\"]");
  }

  @Test
  void eachQuestionAndAnswerIsPublishedOnceAndTrue() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    playFirstLegal(model);
    model.show(0);
    List<PlaySnapshot> shown = new ArrayList<>();
    model.snapshot().addListener((value, before, now) -> shown.add(now));
    model.resigning().answer(false);
    assertThat(shown).isEmpty();
    model.resigning().ask();
    assertThat(shown).hasSize(1);
    model.resigning().answer(true);
    assertThat(shown).hasSize(2);
    assertThat(shown.getLast().status()).isInstanceOf(PlayStatus.Over.class);
    assertThat(shown.getLast().shownPly()).isEqualTo(1);
  }

  @Test
  void anotherGameIsNotAskedAbout() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    model.resigning().ask();
    model.dealing().again();
    assertThat(model.now().mode().resigning()).isFalse();
    model.resigning().answer(true);
    assertThat(model.now().status()).isInstanceOf(PlayStatus.HumanToMove.class);
  }

  @Test
  void theOnlyPersonResignsEvenWhileTheCpuThinks() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), human()));
    assertThat(model.now().status()).isInstanceOf(PlayStatus.CpuToMove.class);
    resign(model);
    assertThat(over(model).winner()).hasValue(0);
    assertThat(model.now().can(PlayAction.MOVE_NOW)).isFalse();
    letCpusAnswer();
    assertThat(model.now().livePly()).isZero();
  }

  @Test
  void ofTwoPeopleTheOneToMoveResigns() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    playFirstLegal(model);
    resign(model);
    assertThat(over(model).winner()).hasValue(0);
  }

  @Test
  void nobodyResignsAloneOrAmongCpus() {
    PlayViewModel alone = model(dealt(kit("maze-5x5x3"), List.of(human())));
    assertThat(alone.now().can(PlayAction.RESIGN)).isFalse();
    PlayViewModel watched = model(setup("mattix-4", cpu(0), cpu(0)));
    watched.resigning().ask();
    assertThat(watched.now().mode().resigning()).isFalse();
  }

  @Test
  void resigningGivesUpTheWholeMatchAndTheRecordNamesThePlayer() {
    PlayViewModel model = model(twoRounds(setup("mattix-4", human(), cpu(0))));
    while (!model.now().can(PlayAction.BEGIN_ROUND)) {
      playFirstLegal(model);
      letCpusAnswer();
    }
    model.nextRound();
    resign(model);
    assertThat(over(model).match().leader()).hasValue(0);
    assertThat(over(model).match().goesOn()).isFalse();
    assertThat(record(model)).contains("[Termination \"player 1 resigned\"]");
    model.newGame(twoRounds(setup("mattix-4", human(), cpu(0))));
    resign(model);
    assertThat(model.now().can(PlayAction.BEGIN_ROUND)).isFalse();
  }

  @Test
  void playedOnFromBeforeItsEndItIsAnotherGame() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    playFirstLegal(model);
    playFirstLegal(model);
    resign(model);
    model.show(1);
    model.playOnFromHere();
    assertThat(model.now().status()).isEqualTo(new PlayStatus.HumanToMove(1));
    assertThat(record(model)).contains("[Termination \"unterminated\"]");
  }
}
