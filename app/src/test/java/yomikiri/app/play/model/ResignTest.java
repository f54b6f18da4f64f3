package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
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
    return (PlayStatus.Over) model.state().status().get();
  }

  private static void resign(PlayViewModel model) {
    model.resigning().ask();
    model.resigning().answer(true);
  }

  private static String record(PlayViewModel model) {
    return RecordsFixture.text(model.state().session().get(), LocalDate.of(2026, 11, 22));
  }

  @Test
  void aGameIsGivenUpOnlyOnceThatWasAskedBack() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    model.resigning().ask();
    assertThat(model.state().resigning().get()).isTrue();
    model.resigning().answer(false);
    assertThat(model.state().status().get()).isInstanceOf(PlayStatus.HumanToMove.class);
    model.resigning().answer(true);
    assertThat(model.state().status().get()).isInstanceOf(PlayStatus.HumanToMove.class);
    resign(model);
    assertThat(over(model).winner()).hasValue(1);
    assertThat(over(model).places()).containsExactly(2.0, 1.0);
    assertThat(over(model).conceded()).contains(new Concession(0, Concession.Reason.RESIGNED));
    assertThat(model.state().canResign().get()).isFalse();
    assertThat(model.state().canTakeBack().get()).isFalse();
    assertThat(record(model)).contains("[Termination \"player 1 resigned\"]");
  }

  @Test
  void anotherGameIsNotAskedAbout() {
    PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
    model.resigning().ask();
    model.dealing().again();
    assertThat(model.state().resigning().get()).isFalse();
    model.resigning().answer(true);
    assertThat(model.state().status().get()).isInstanceOf(PlayStatus.HumanToMove.class);
  }

  @Test
  void theOnlyPersonResignsEvenWhileTheCpuThinks() {
    PlayViewModel model = model(setup("mattix-4", cpu(0), human()));
    assertThat(model.state().status().get()).isInstanceOf(PlayStatus.CpuToMove.class);
    resign(model);
    assertThat(over(model).winner()).hasValue(0);
    assertThat(model.state().canMoveNow().get()).isFalse();
    letCpusAnswer();
    assertThat(model.state().livePly().get()).isZero();
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
    assertThat(alone.state().canResign().get()).isFalse();
    PlayViewModel watched = model(setup("mattix-4", cpu(0), cpu(0)));
    watched.resigning().ask();
    assertThat(watched.state().resigning().get()).isFalse();
  }

  @Test
  void resigningGivesUpTheWholeMatchAndTheRecordNamesThePlayer() {
    PlayViewModel model = model(twoRounds(setup("mattix-4", human(), cpu(0))));
    while (!model.state().canBeginRound().get()) {
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
    assertThat(model.state().canBeginRound().get()).isFalse();
  }

  @Test
  void playedOnFromBeforeItsEndItIsAnotherGame() {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    playFirstLegal(model);
    playFirstLegal(model);
    resign(model);
    model.show(1);
    model.playOnFromHere();
    assertThat(model.state().status().get()).isEqualTo(new PlayStatus.HumanToMove(1));
    assertThat(record(model)).contains("[Termination \"unterminated\"]");
  }
}
