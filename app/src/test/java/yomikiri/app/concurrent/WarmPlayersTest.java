package yomikiri.app.concurrent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** The life of players from search to search and from game to game. */
final class WarmPlayersTest {
  private static final PlayerSpec ENGINE = Engines.spec("noting");
  private static final PlayerSpec OWN = PlayerSpec.of("mcts").with("playouts", "60");

  private final List<String> noted = new ArrayList<>();
  private final GameKit<TicTacToePosition> kit =
      TicTacToe.kit()
          .with(
              new PlayerType<>(
                  Engines.TYPE,
                  List.of(Parameter.ofName("name")),
                  List.of(),
                  (spec, seed) -> new Noting()));
  private final WarmPlayers warm = new WarmPlayers();
  private final GameSession<TicTacToePosition> session =
      new GameSession<>(kit.game(), kit.game().newPosition(0));

  /** Notes what it is told. */
  private final class Noting implements Player<TicTacToePosition> {
    @Override
    public boolean begin(TicTacToePosition start, long seed) {
      noted.add("begin");
      return true;
    }

    @Override
    public void played(Step step) {
      noted.add(step.text(kit.game().notation()));
    }

    @Override
    public int choose(TicTacToePosition ownCopy, int seat, SearchContext context) {
      throw new IllegalStateException("broken for the test");
    }

    @Override
    public void close() {
      noted.add("close");
    }
  }

  private GamePlayer<TicTacToePosition> player(PlayerSpec spec, Object game, int place) {
    return new GamePlayer<>(
        kit, spec, 7, game, place, session.start(), session.line().subList(0, session.ply()));
  }

  private void play(int... moves) {
    for (int move : moves) {
      session.play(session.ply() % 2, move);
    }
  }

  @Test
  void anotherProgramIsToldEveryStepAndBeginsAnewWhenMovesAreTakenBack() {
    play(0);
    Player<TicTacToePosition> first = player(ENGINE, "game", 1).in(warm);
    play(1, 2);
    assertThat(player(ENGINE, "game", 1).in(warm)).isSameAs(first);
    session.goTo(session.nodeAt(1));
    play(4, 5);
    player(ENGINE, "game", 1).in(warm);
    assertThat(noted).containsExactly("begin", "a1", "b1", "c1", "begin", "a1", "b2", "c2");
  }

  @Test
  void itWaitsForTheNextGameUnlessThatDoesWithoutIt() {
    Player<TicTacToePosition> first = player(ENGINE, "game", 1).in(warm);
    assertThat(player(ENGINE, "game", 0).in(warm)).as("at another seat").isNotSameAs(first);
    warm.leave("tictactoe", Set.of(ENGINE));
    assertThat(player(ENGINE, "next", 1).in(warm)).isSameAs(first);
    assertThat(noted).containsExactly("begin", "begin", "begin");
    warm.leave("tictactoe", Set.of(OWN));
    assertThat(noted.subList(3, 5)).containsExactly("close", "close");
    player(ENGINE, "last", 1).in(warm);
    warm.close();
    assertThat(noted.subList(5, 7)).containsExactly("begin", "close");
  }

  @Test
  void oneThatBrokeDownIsClosedAndReplaced() {
    Player<TicTacToePosition> broken = player(ENGINE, "game", 1).in(warm);
    warm.drop(broken);
    assertThat(player(ENGINE, "game", 1).in(warm)).isNotSameAs(broken);
    assertThat(noted).containsExactly("begin", "close", "begin");
    assertThatThrownBy(() -> chosen(broken)).isInstanceOf(IllegalStateException.class);
  }

  private int chosen(Player<TicTacToePosition> player) {
    TimeKeeper keeper = TimeKeeper.start(OWN.budget(), Ticker.SYSTEM);
    return player.choose(session.position(), session.ply() % 2, SearchContext.silent(keeper));
  }

  /** A whole game of a player against itself. */
  private List<Integer> game(Object game, WarmPlayers among) {
    session.goTo(session.nodeAt(0));
    List<Integer> moves = new ArrayList<>();
    while (!session.isOver()) {
      int move = chosen(player(OWN, game, session.ply() % 2).in(among));
      moves.add(move);
      play(move);
    }
    return moves;
  }

  @Test
  void ourOwnPlayersMoveAlikeWithEqualSeedsWarmOrNew() {
    List<Integer> first = game("game", warm);
    assertThat(game("next", warm)).isEqualTo(first);
    warm.leave("tictactoe", Set.of(OWN));
    assertThat(game("last", warm)).isEqualTo(first);
    assertThat(game("last", new WarmPlayers())).isEqualTo(first);
    assertThat(OWN.budget()).isNotEqualTo(Budget.UNLIMITED);
  }
}
