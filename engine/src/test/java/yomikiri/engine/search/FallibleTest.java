package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.games.tron.TronKits;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;

final class FallibleTest {
  private static final Catalog CATALOG =
      Catalog.of(new ResourceCache(FallibleTest.class::getResourceAsStream));

  private static SearchContext silent() {
    return SearchContext.silent(TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(0)));
  }

  /** The chance of each move in a position. */
  private static <P extends Position> double[] chances(
      GameKit<P> kit, String spec, String position, String last) throws NotationException {
    P at = kit.game().notation().parsePosition(position);
    OptionalInt before =
        last.isEmpty() ? OptionalInt.empty() : OptionalInt.of(kit.game().notation().readMove(last));
    return kit.build(kit.parseSpec(spec), 1)
        .chances(at, SearchResult.seat(at), before, silent(), 7)
        .orElseThrow();
  }

  private static double[] ofTicTacToe(String spec, String position) throws NotationException {
    return chances(CATALOG.kit("tictactoe").orElseThrow(), spec, position, "");
  }

  @Test
  void winInOneIsTakenByWhoIsAlert() throws NotationException {
    String canWin = "xx./oo./... x";
    assertThat(ofTicTacToe("fallible:depth=1,noise=1000", canWin)[2]).isLessThan(0.21);
    assertThat(ofTicTacToe("fallible:depth=1,noise=1000,alert=1", canWin)[2]).isEqualTo(1);
  }

  @Test
  void lossInOneIsAvoidedByWhoIsAlertToIt() throws NotationException {
    String mustBlock = "x../oo./..x x";
    assertThat(ofTicTacToe("fallible:noise=1000,overlook=1,alert=1", mustBlock)[5]).isLessThan(0.3);
    assertThat(ofTicTacToe("fallible:noise=1000,overlook=1,alert=2", mustBlock)[5]).isEqualTo(1);
  }

  @Test
  void whereEverythingLosesEverythingIsPlayed() throws NotationException {
    double[] chances = ofTicTacToe("fallible:noise=1000,alert=2", "o.o/..x/oxx x");
    assertThat(IntStream.of(1, 3, 4)).allMatch(move -> chances[move] > 0.1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mattix-6", "othello-6", "trapez", "tron-2", "tictactoe"})
  void noWorseMoveIsLikelierAndNoneLosesMoreThanTheCap(String id) throws NotationException {
    GameKit<?> kit = CATALOG.kit(id).orElseThrow();
    check(kit.asDuel().orElseThrow());
  }

  private static double both(Map<Integer, Double> near, Map<Integer, Double> far, int move) {
    return near.getOrDefault(move, Double.NaN) + far.getOrDefault(move, Double.NaN);
  }

  private static <P extends Position> void check(GameKit<P> kit) throws NotationException {
    Player<P> fallible = kit.build(kit.parseSpec("fallible:depth=2,noise=1.5,cap=3"), 1);
    SplittableRandom random = new SplittableRandom(3);
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(5));
    while (!session.isOver()) {
      P at = session.position();
      int seat = SearchResult.seat(at);
      double[] chances = fallible.chances(at, seat, OptionalInt.empty(), silent(), 1).orElseThrow();
      Map<Integer, Double> near = values(kit, at, 1);
      Map<Integer, Double> far = values(kit, at, 2);
      double best = Collections.max(far.values());
      for (Map.Entry<Integer, Double> one : far.entrySet()) {
        int move = one.getKey();
        boolean isCapped = best - one.getValue() > 3;
        assertThat(chances[move] > 0).isEqualTo(far.size() == 1 || !isCapped);
        for (int other : far.keySet()) {
          if (both(near, far, move) >= both(near, far, other) && !isCapped) {
            assertThat(chances[move]).isGreaterThanOrEqualTo(chances[other] - 1e-12);
          }
        }
      }
      assertThat(Arrays.stream(chances).sum()).isBetween(1 - 1e-9, 1 + 1e-9);
      int[] legal = session.legalMoves(seat);
      session.play(seat, legal[random.nextInt(legal.length)]);
    }
  }

  /** What minimax finds each move to be worth. */
  private static <P extends Position> Map<Integer, Double> values(GameKit<P> kit, P at, int depth)
      throws NotationException {
    Player<P> minimax = kit.build(kit.parseSpec("minimax:depth=" + depth), 1);
    Budget budget = Budget.ofDepth(depth);
    int seat = SearchResult.seat(at);
    return SearchResult.of(minimax, kit.game(), at, seat, budget, true, () -> 0)
        .report()
        .orElseThrow()
        .moves()
        .stream()
        .collect(Collectors.toMap(RankedMove::move, one -> RootMoveRanking.worth(one.verdict())));
  }

  @Test
  void nobodyWithoutNoisePlaysAMoveThatIsWorse() throws NotationException {
    double[] forced = ofTicTacToe("fallible:depth=9", "x../oo./..x x");
    assertThat(forced[5]).isEqualTo(1);
    double[] free = ofTicTacToe("fallible:depth=9", ".../.../... x");
    assertThat(Arrays.stream(free).filter(chance -> chance > 0)).hasSize(9);
  }

  @Test
  void peoplePlayNearTheLastDisc() throws NotationException {
    GameKit<?> othello = CATALOG.kit("othello-8").orElseThrow();
    String start = "---------------------------OX------XO--------------------------- X";
    double[] above = chances(othello, "fallible:depth=1,noise=1,near=1", start, "d3");
    double[] below = chances(othello, "fallible:depth=1,noise=1,near=1", start, "e6");
    int move = othello.game().notation().readMove("d3");
    assertThat(above[move]).isGreaterThan(0.4).isGreaterThan(2 * below[move]);
  }

  @Test
  void peopleShunTheSquareBesideAnEmptyCorner() throws NotationException {
    GameKit<?> othello = CATALOG.kit("othello-8").orElseThrow();
    String position = "------------------XO-----XXOX-----OOXX------XO------------------ O";
    double[] plain = chances(othello, "fallible:depth=1,noise=9", position, "");
    double[] shy = chances(othello, "fallible:depth=1,noise=9,shun=3", position, "");
    int beside = othello.game().notation().readMove("b2");
    assertThat(plain[beside]).isGreaterThan(0.05);
    assertThat(shy[beside]).isLessThan(plain[beside] / 2);
  }

  @Test
  void everybodyAtOnceSeesTheWall() throws NotationException {
    GameKit<TronPosition.Joint> kit = TronKits.joint();
    Game<TronPosition.Joint> game = kit.game();
    GameSession<TronPosition.Joint> session = new GameSession<>(game, game.newPosition(1));
    Player<TronPosition.Joint> careful = kit.build(kit.parseSpec("fallible:depth=1,alert=2"), 1);
    for (int turn = 0; turn < 12 && !session.isOver(); turn++) {
      TronPosition.Joint at = session.position();
      int[] moves = {
        careful.choose(game.copyOf(at), 0, silent()), careful.choose(game.copyOf(at), 1, silent())
      };
      session.play(0, moves[0]);
      session.play(1, moves[1]);
      assertThat(session.isOver()).as("turn " + turn).isFalse();
    }
  }

  @Nested
  final class OnMattix extends PlayerContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return Mattix.ofSize(6);
    }

    @Override
    protected Player<MattixPosition> player(long seed) {
      GameKit<MattixPosition> kit = Mattix.kit(6);
      try {
        return kit.build(
            kit.parseSpec("fallible:depth=9,noise=2,overlook=0.1,cap=9,alert=2"), seed);
      } catch (NotationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
