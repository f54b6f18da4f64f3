package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.Candles;
import yomikiri.engine.game.Forks;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Max^n and paranoid search, held against the same done in the plainest way. */
final class SeveralSeatsSearchTest {
  private static final int TO_THE_END = 40;

  static List<Game<? extends MultiPosition>> games() {
    return List.of(TestGames.COINS, Forks.GAME, Candles.game(3));
  }

  /** What each seat gets. */
  private interface Plain {
    <P extends MultiPosition> double[] rewards(Game<P> game, P position, int depth);
  }

  /** Everybody takes the most for itself, of equal moves the lowest. */
  private static final class PlainMaxN implements Plain {
    @Override
    public <P extends MultiPosition> double[] rewards(Game<P> game, P position, int depth) {
      if (position.isOver() || depth == 0) {
        return leaf(position);
      }
      int seat = position.turn();
      return children(game, position).stream()
          .map(child -> rewards(game, child, depth - 1))
          .reduce((best, next) -> next[seat] > best[seat] ? next : best)
          .orElseThrow();
    }
  }

  /** One seat takes the most for itself, the others leave it the least. */
  private record PlainParanoid(int one) implements Plain {
    @Override
    public <P extends MultiPosition> double[] rewards(Game<P> game, P position, int depth) {
      if (position.isOver() || depth == 0) {
        return leaf(position);
      }
      int sign = position.turn() == one ? 1 : -1;
      return children(game, position).stream()
          .map(child -> rewards(game, child, depth - 1))
          .reduce((best, next) -> sign * (next[one] - best[one]) > 0 ? next : best)
          .orElseThrow();
    }
  }

  private static <P extends MultiPosition> double[] leaf(P position) {
    double[] rewards = new double[position.players()];
    if (position.isOver()) {
      return IntStream.range(0, rewards.length).mapToDouble(position::reward).toArray();
    }
    Horizon.<P>ofPoints().rewards(position, rewards);
    return rewards;
  }

  private static <P extends MultiPosition> List<P> children(Game<P> game, P position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    List<P> children = new ArrayList<>();
    for (int move : moves.toArray()) {
      P child = game.copyOf(position);
      child.play(move);
      children.add(child);
    }
    return children;
  }

  private static <P extends MultiPosition> List<P> places(Game<P> game) {
    List<P> places = new ArrayList<>();
    for (long seed = 0; seed < 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      P position = game.newPosition(seed);
      while (!position.isOver()) {
        places.add(game.copyOf(position));
        List<P> next = children(game, position);
        position = next.get(random.nextInt(next.size()));
      }
    }
    return places;
  }

  private static <P extends MultiPosition> SearchReport think(
      Player<P> player, P position, int depth, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofDepth(depth), new FakeTicker(1));
    int move =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
  }

  @ParameterizedTest
  @MethodSource("games")
  void maxNFindsWhatPlainMaxNFinds(Game<? extends MultiPosition> game) {
    for (int depth : new int[] {1, 2, 3, TO_THE_END}) {
      checkMaxN(game, depth);
    }
  }

  private static <P extends MultiPosition> void checkMaxN(Game<P> game, int depth) {
    MaxN<P> player = new MaxN<>(game);
    for (P position : places(game)) {
      check(game, player, new PlainMaxN(), position, depth);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void paranoidFindsWhatPlainParanoidFinds(Game<? extends MultiPosition> game) {
    for (int depth : new int[] {1, 2, 3, TO_THE_END}) {
      checkParanoid(game, depth);
    }
  }

  private static <P extends MultiPosition> void checkParanoid(Game<P> game, int depth) {
    Paranoid<P> player = new Paranoid<>(game);
    for (P position : places(game)) {
      check(game, player, new PlainParanoid(position.turn()), position, depth);
    }
  }

  private static <P extends MultiPosition> void check(
      Game<P> game, Player<P> player, Plain plain, P position, int depth) {
    int seat = position.turn();
    Moves moves = new Moves();
    position.legalMoves(moves);
    List<P> children = children(game, position);
    double[] expected =
        children.stream().mapToDouble(c -> plain.rewards(game, c, depth - 1)[seat]).toArray();
    double best = IntStream.range(0, expected.length).mapToDouble(i -> expected[i]).max().orElse(0);
    SearchReport all = think(player, position, depth, true);
    for (int i = 0; i < expected.length; i++) {
      assertThat(rate(all.verdictOf(moves.get(i))).p()).isCloseTo(expected[i], within(1e-6));
    }
    RankedMove only = think(player, position, depth, false).moves().getFirst();
    assertThat(rate(Optional.of(only.verdict())).p()).isCloseTo(best, within(1e-6));
    if (depth == TO_THE_END) { // where chances are compared, what is equal is a matter of rounding
      int lowest =
          IntStream.range(0, expected.length)
              .filter(i -> expected[i] == best)
              .findFirst()
              .orElseThrow();
      assertThat(only.move()).isEqualTo(moves.get(lowest));
    }
  }

  private static Verdict.WinRate rate(Optional<Verdict> verdict) {
    return (Verdict.WinRate) verdict.orElseThrow();
  }

  @Test
  void whatMaxNCallsProvenComesOutWhicheverBestMovesAreTaken() {
    int proofs = 0;
    int ties = 0;
    for (Forks position : places(Forks.GAME)) {
      int seat = position.turn();
      List<Forks> children = children(Forks.GAME, position);
      for (RankedMove ranked : think(new MaxN<>(Forks.GAME), position, TO_THE_END, true).moves()) {
        if (rate(Optional.of(ranked.verdict())).proven()) {
          assertThat(MultiSearchTest.outcomes(Forks.GAME, children.get(ranked.move())))
              .extracting(rewards -> rewards.get(seat))
              .containsOnly(rate(Optional.of(ranked.verdict())).p());
          proofs++;
        } else {
          ties++;
        }
      }
    }
    assertThat(proofs).isGreaterThan(30);
    assertThat(ties).isGreaterThan(30);
  }

  @Test
  void whatParanoidCallsProvenIsAWinWhateverTheOthersDo() {
    int proofs = 0;
    for (Forks position : places(Forks.GAME)) {
      List<Forks> children = children(Forks.GAME, position);
      Plain plain = new PlainParanoid(position.turn());
      for (RankedMove ranked :
          think(new Paranoid<>(Forks.GAME), position, TO_THE_END, true).moves()) {
        double worst =
            plain.rewards(Forks.GAME, children.get(ranked.move()), TO_THE_END)[position.turn()];
        boolean isProven = ranked.verdict().proven();
        assertThat(isProven).isEqualTo(worst == 1);
        proofs += isProven ? 1 : 0;
      }
    }
    assertThat(proofs).isGreaterThan(10);
  }

  abstract static class OnCandles extends PlayerContract<Candles> {
    @Override
    protected Game<Candles> game() {
      return Candles.game(4);
    }
  }

  @Nested
  final class OfMaxN extends OnCandles {
    @Override
    protected Player<Candles> player(long seed) {
      return new MaxN<>(game());
    }
  }

  @Nested
  final class OfParanoid extends OnCandles {
    @Override
    protected Player<Candles> player(long seed) {
      return new Paranoid<>(game());
    }
  }
}
