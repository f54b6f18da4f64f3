package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Verdict;

/** Tree search that takes its priors and the worth of its leaves from a learnt network. */
final class LearntTreeTest {
  private static final int SEEDS = 6;

  private static GameKit<DuelPosition> kit(String game) {
    return Signature.CATALOG.kit(game).orElseThrow().asDuel().orElseThrow();
  }

  private static int[] legal(DuelPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.toArray();
  }

  private static DuelPosition after(Game<DuelPosition> game, DuelPosition position, int move) {
    DuelPosition next = game.copyOf(position);
    next.play(move);
    return next;
  }

  /** A position that is not over, so many random moves from the start. */
  private static DuelPosition drawn(Game<DuelPosition> game, int plies, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    while (true) {
      DuelPosition position = game.newPosition(seed);
      for (int ply = 0; ply < plies && !position.isOver(); ply++) {
        int[] moves = legal(position);
        position.play(moves[random.below(moves.length)]);
      }
      if (!position.isOver()) {
        return position;
      }
    }
  }

  private static List<RankedMove> report(
      GameKit<DuelPosition> kit, String player, DuelPosition position, boolean everyMove)
      throws NotationException {
    String file = kit.game().id() + ".learnt";
    PlayerSpec spec = kit.parseSpec(player.replace("FILE", file));
    return SearchResult.of(
            kit.build(spec, 1),
            kit.game(),
            position,
            position.turn(),
            spec.budget(),
            everyMove,
            new FakeTicker(1))
        .report()
        .orElseThrow()
        .moves();
  }

  /** By move the worth of the position after it to the mover, from -1 to 1. */
  private static Map<Integer, Double> learnt(GameKit<DuelPosition> kit, DuelPosition position)
      throws NotationException {
    return report(kit, "learnt:file=FILE", position, true).stream()
        .collect(
            Collectors.toMap(
                RankedMove::move, found -> 2 * ((Verdict.Learnt) found.verdict()).value() - 1));
  }

  /**
   * @param steepness logistic scales in a full margin, or in a sure win
   * @param units of the evaluation in it, to which worth is rounded
   */
  @ParameterizedTest
  @CsvSource({"othello-8, 50, 10, 64000", "trapez, 8, 2.1717, 999"})
  void aLeafIsWorthTheLogisticOfWhatTheNetworkSays(
      String game, int plies, double steepness, double units) throws NotationException {
    GameKit<DuelPosition> kit = kit(game);
    for (long seed = 0; seed < SEEDS; seed++) {
      DuelPosition position = drawn(kit.game(), plies, seed);
      Map<Integer, Double> worth = learnt(kit, position);
      String once = "mcts:playouts=" + worth.size() + ",select=puct,eval=learnt:FILE";
      List<RankedMove> found = report(kit, once, position, true);
      assertThat(found).hasSameSizeAs(worth.keySet());
      for (RankedMove move : found) {
        Verdict.WinRate rate = (Verdict.WinRate) move.verdict();
        double said = worth.getOrDefault(move.move(), Double.NaN);
        DuelPosition next = after(kit.game(), position, move.move());
        double reward =
            next.isOver() ? next.reward(position.turn()) : 1 / (1 + Math.exp(-steepness * said));
        assertThat(rate.visits()).isOne();
        assertThat(rate.p()).isBetween(0.0, 1.0).isCloseTo(reward, within(steepness / units));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"othello-8, 50, 64000", "trapez, 8, 999"})
  void theFirstVisitGoesToWhatTheNetworkLikesBest(String game, int plies, double units)
      throws NotationException {
    GameKit<DuelPosition> kit = kit(game);
    for (long seed = 0; seed < SEEDS; seed++) {
      DuelPosition position = drawn(kit.game(), plies, seed);
      Map<Integer, Double> worth = learnt(kit, position);
      double best = worth.values().stream().max(Double::compare).orElseThrow();
      List<RankedMove> found =
          report(kit, "mcts:playouts=1,select=puct,eval=learnt:FILE", position, false);
      assertThat(found).hasSize(1);
      assertThat(worth.getOrDefault(found.getFirst().move(), Double.NaN))
          .isCloseTo(best, within(1.5 / units));
    }
  }

  /** The reward of the seat to move if both play best, by trying everything. */
  private static double reward(Game<DuelPosition> game, DuelPosition position) {
    if (position.isOver()) {
      return position.reward(position.turn());
    }
    double best = 0;
    for (int move : legal(position)) {
      best = Math.max(best, rewardOf(game, position, move));
      if (best >= 1) {
        return best;
      }
    }
    return best;
  }

  private static double rewardOf(Game<DuelPosition> game, DuelPosition position, int move) {
    DuelPosition next = after(game, position, move);
    double theirs = reward(game, next);
    return next.turn() == position.turn() ? theirs : 1 - theirs;
  }

  @ParameterizedTest
  @CsvSource({"othello-8, 55, 5000", "trapez, 17, 20000"})
  void whatIsProvenIsTrue(String game, int plies, int playouts) throws NotationException {
    GameKit<DuelPosition> kit = kit(game);
    String player = "mcts:playouts=" + playouts + ",select=puct,eval=learnt:FILE";
    int proofs = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      DuelPosition position = drawn(kit.game(), plies, seed);
      for (RankedMove found : report(kit, player, position, true)) {
        if (found.verdict().proven()) {
          assertThat(((Verdict.WinRate) found.verdict()).p())
              .isEqualTo(rewardOf(kit.game(), position, found.move()));
          proofs++;
        }
      }
    }
    assertThat(proofs).isGreaterThan(SEEDS);
  }
}
