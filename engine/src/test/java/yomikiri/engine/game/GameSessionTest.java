package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;

final class GameSessionTest {
  private static final String LAYOUT = "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0";

  private static GameSession<MattixPosition> mattix() throws NotationException {
    Mattix game = Mattix.ofSize(4);
    return new GameSession<>(game, game.notation().parsePosition(LAYOUT));
  }

  private static void play(GameSession<MattixPosition> session, String... moves)
      throws NotationException {
    for (String move : moves) {
      int seat = session.isAwaited(0) ? 0 : 1;
      session.play(seat, session.game().notation().parseMove(move));
    }
  }

  private static String text(GameSession<MattixPosition> session) {
    return session.game().notation().positionText(session.position());
  }

  @Test
  void playsLegalMovesAndKeepsScores() throws NotationException {
    GameSession<MattixPosition> session = mattix();
    play(session, "d3", "d4");
    assertThat(text(session)).isEqualTo("5,5,1,6/6,2,3,2/1,4,.,./3,7,7,x r 4:8");
    assertThat(session.score(0)).isEqualTo(4);
    assertThat(session.score(1)).isEqualTo(8);
    assertThat(session.ply()).isEqualTo(2);
  }

  @Test
  void refusesWhatTheRulesForbidAndStaysAsItWas() throws NotationException {
    GameSession<MattixPosition> session = mattix();
    String before = text(session);
    assertThatThrownBy(() -> session.play(0, 0))
        .isInstanceOfSatisfying(
            IllegalMoveException.class,
            e -> {
              assertThat(e.game()).isEqualTo("mattix-4");
              assertThat(e.seat()).isZero();
              assertThat(e.move()).isZero();
            });
    assertThatThrownBy(() -> session.play(1, 8)).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> session.play(2, 8)).isInstanceOf(IllegalMoveException.class);
    assertThat(text(session)).isEqualTo(before);
    assertThat(session.ply()).isZero();
  }

  @Test
  void refusesMovesAfterTheEnd() throws NotationException {
    Mattix game = Mattix.ofSize(4);
    GameSession<MattixPosition> session =
        new GameSession<>(
            game, game.notation().parsePosition("x,5,.,./.,.,.,./.,.,.,./.,.,.,. r 0:0"));
    play(session, "b1");
    assertThat(session.isOver()).isTrue();
    assertThat(session.isAwaited(0)).isFalse();
    assertThat(session.isAwaited(1)).isFalse();
    assertThat(session.reward(0)).isEqualTo(1);
    assertThatThrownBy(() -> session.play(1, 1)).isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void takenBackStepsStayForRedoUntilAnotherIsPlayed() throws NotationException {
    GameSession<MattixPosition> session = mattix();
    play(session, "d3", "d4", "c4");
    String end = text(session);
    session.takeBack();
    session.takeBack();
    assertThat(session.ply()).isEqualTo(1);
    assertThat(session.length()).isEqualTo(3);
    session.redo();
    session.redo();
    assertThat(text(session)).isEqualTo(end);
    assertThat(session.canRedo()).isFalse();

    session.goTo(1);
    play(session, "d4");
    assertThat(session.length()).as("the same step keeps the line").isEqualTo(3);
    session.goTo(1);
    play(session, "d1");
    assertThat(session.length()).as("another step drops it").isEqualTo(2);
    assertThat(session.canRedo()).isFalse();
  }

  @Test
  void showsAnyPositionOfTheLine() throws NotationException {
    GameSession<MattixPosition> session = mattix();
    play(session, "d3", "d4");
    session.goTo(0);
    assertThat(session.game().notation().positionText(session.positionAt(2)))
        .isEqualTo("5,5,1,6/6,2,3,2/1,4,.,./3,7,7,x r 4:8");
    assertThat(text(session)).isEqualTo(LAYOUT);
  }

  @Test
  void gathersTheMovesOfAJointStep() {
    GameSession<TestGames.Pennies> session =
        new GameSession<>(TestGames.PENNIES, TestGames.PENNIES.newPosition(0));
    assertThat(session.isAwaited(0)).isTrue();
    assertThat(session.isAwaited(1)).isTrue();
    session.play(1, 0);
    assertThat(session.isAwaited(1)).as("has chosen").isFalse();
    assertThat(session.ply()).as("waits for the other").isZero();
    assertThatThrownBy(() -> session.play(1, 1)).isInstanceOf(IllegalMoveException.class);
    session.play(0, 0);
    assertThat(session.ply()).isEqualTo(1);
    assertThat(session.score(0)).as("equal pennies").isEqualTo(1);
    assertThat(session.isAwaited(1)).isTrue();
  }

  @Test
  void takesBackAChoiceThatStillWaits() {
    GameSession<TestGames.Pennies> session =
        new GameSession<>(TestGames.PENNIES, TestGames.PENNIES.newPosition(0));
    session.play(1, 0);
    session.takeBack();
    assertThat(session.isAwaited(1)).isTrue();
    assertThat(session.canTakeBack()).isFalse();
  }

  @Test
  void whoWithdrawsIsOutAndCanBeTakenBack() {
    Game<Candles> game = Candles.game(3);
    GameSession<Candles> session = new GameSession<>(game, game.newPosition(1));
    session.play(0, 1);
    int mover = session.position().turn();
    String before = game.notation().positionText(session.position());
    assertThat(session.canWithdraw(mover)).isTrue();
    session.withdraw(mover);
    assertThat(session.hasWithdrawn(mover)).isTrue();
    assertThat(session.canWithdraw(mover)).isFalse();
    assertThat(session.isAwaited(mover)).isFalse();
    assertThat(session.line()).hasSize(2).endsWith(new Step.Withdrawal(mover));
    assertThatThrownBy(() -> session.withdraw(mover))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("candles-3: seat " + mover + " cannot withdraw here");
    session.takeBack();
    assertThat(session.hasWithdrawn(mover)).isFalse();
    assertThat(game.notation().positionText(session.position())).isEqualTo(before);
    session.redo();
    assertThat(session.hasWithdrawn(mover)).isTrue();
  }

  @Test
  void whoWithdrawsIsBehindWhoWasOutBefore() {
    Game<Lots> game = Lots.GAME;
    GameSession<Lots> session = new GameSession<>(game, game.newPosition(0));
    session.play(new Step.Joint(List.of(1, 0, 0)));
    session.play(1, 0);
    session.withdraw(2);
    assertThat(session.isOver()).isTrue();
    assertThat(session.position().reward(2)).isEqualTo(0.5);
    assertThat(IntStream.range(0, 3).mapToObj(session::reward)).containsExactly(0.5, 1.0, 0.0);
  }

  @Test
  void nobodyWithdrawsWhereTheRulesDoNotKnowItOrOnlyTwoPlay() throws NotationException {
    assertThat(mattix().canWithdraw(0)).isFalse();
    Game<Candles> two = Candles.game(2);
    assertThat(new GameSession<>(two, two.newPosition(0)).canWithdraw(0)).isFalse();
    GameSession<TestGames.Coins> coins =
        new GameSession<>(TestGames.COINS, TestGames.COINS.newPosition(0));
    assertThatThrownBy(() -> coins.withdraw(0)).isInstanceOf(IllegalMoveException.class);
  }
}
