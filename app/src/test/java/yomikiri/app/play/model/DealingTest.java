package yomikiri.app.play.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Tron begins even, whichever way a game is begun without the form, unless asked otherwise. */
class DealingTest extends PlayFixture {
  private static final long UNEVEN = 7;

  private final PlayViewModel model = model(setup("mattix-4", human(), human()));

  private boolean isEven() {
    return isEven(model.now().live().setup());
  }

  private static <P extends Position> boolean isEven(GameSetup<P> setup) {
    return setup.kit().game().fairStart().orElseThrow().test(setup.layout());
  }

  private static GameSetup<?> tron(int rounds) {
    GameKit<?> kit = kit("tron-2");
    List<SeatSetup> people = List.of(human(), human());
    return GameSetup.dealt(kit, UNEVEN, people, new MatchTerms(rounds, false, List.of()));
  }

  private String game() {
    return model.now().board().kit().game().id();
  }

  @Test
  void aQuickGameIsEvenAndTheGameBeforeStaysUntilItsLayoutIsFound() {
    assertThat(isEven(tron(1))).isFalse();
    model.dealing().even(tron(1));
    assertThat(game()).isEqualTo("mattix-4");
    playFirstLegal(model);
    assertThat(background.finishOne()).isTrue();
    assertThat(game()).isEqualTo("tron-2");
    assertThat(isEven()).isTrue();
    model.bringBack();
    assertThat(model.now().livePly()).isEqualTo(1);
  }

  @Test
  void aGameThatTellsNoEvenLayoutsBeginsAtOnce() {
    model.dealing().even(setup("mattix-6", human(), human()));
    assertThat(game()).isEqualTo("mattix-6");
    assertThat(background.finishOne()).isFalse();
  }

  @Test
  void afterAnEvenGameTheNextIsEvenToo() {
    model.dealing().even(tron(1));
    background.finishOne();
    String first = boardText(model);
    seed = 1_000;
    model.dealing().again();
    background.finishOne();
    assertThat(isEven()).isTrue();
    assertThat(boardText(model)).isNotEqualTo(first);
    String second = boardText(model);
    seed = 2_000;
    model.dealing().againSwapped();
    background.finishOne();
    assertThat(isEven()).isTrue();
    assertThat(boardText(model)).isNotEqualTo(second);
    String third = boardText(model);
    model.dealing().sameLayoutAgain();
    assertThat(boardText(model)).isEqualTo(third);
  }

  @Test
  void whoAskedForAnyLayoutGetsAny() {
    model.newGame(tron(1));
    String first = boardText(model);
    model.dealing().again();
    assertThat(background.finishOne()).isFalse();
    assertThat(boardText(model)).isNotEqualTo(first);
  }

  @Test
  void afterALayoutThatWasWrittenDownTheNextIsEven() {
    model.newGame(undealt(tron(1)));
    model.dealing().again();
    assertThat(background.finishOne()).isTrue();
    assertThat(isEven()).isTrue();
  }

  private static <P extends Position> GameSetup<P> undealt(GameSetup<P> setup) {
    return new GameSetup<>(setup.kit(), setup.layout(), setup.seats());
  }

  @Test
  void theNextRoundOfAnEvenGameIsEven() {
    model.dealing().even(tron(2));
    background.finishOne();
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      playFirstLegal(model);
    }
    model.nextRound();
    assertThat(model.now().live().score().round()).isZero();
    background.finishOne();
    assertThat(model.now().live().score().round()).isEqualTo(1);
    assertThat(isEven()).isTrue();
  }

  @Test
  void aSearchThatTakesAWhileIsToldAndCanBeStopped() {
    model.dealing().even(tron(1));
    assertThat(model.dealing().looking().get()).isEmpty();
    delays.pass();
    assertThat(model.dealing().looking().get()).isEqualTo(OptionalLong.of(0));
    model.dealing().stop();
    assertThat(model.dealing().looking().get()).isEmpty();
    assertThat(background.finishOne()).isFalse();
    assertThat(game()).isEqualTo("mattix-4");
  }

  @Test
  void anotherGameEndsTheSearch() {
    model.dealing().even(tron(1));
    model.newGame(setup("tictactoe", human(), human()));
    assertThat(background.finishOne()).isFalse();
    assertThat(game()).isEqualTo("tictactoe");
    assertThat(delays.pending()).isEmpty();
  }

  @Test
  void aSearchThatBreaksDownIsSaid() {
    model.dealing().even(tron(1));
    delays.pass();
    background.breakOne();
    assertThat(model.event().get()).containsInstanceOf(PlayEvent.LayoutFailed.class);
    assertThat(model.dealing().looking().get()).isEmpty();
    assertThat(game()).isEqualTo("mattix-4");
  }
}
