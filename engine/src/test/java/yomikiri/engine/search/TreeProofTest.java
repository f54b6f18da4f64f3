package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.search.PlayoutSearchTest.think;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

final class TreeProofTest {
  private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

  @ParameterizedTest
  @CsvSource({
    "xx./oo./... x, c1", // wins at once
    "x.x/oo./x.. o, c2", // wins instead of blocking
    "xx./o../... o, c1", // blocks
  })
  void treeSearchFindsWhatIsForced(String text, String move) throws NotationException {
    TicTacToePosition position = TIC_TAC_TOE.notation().parsePosition(text);
    for (long seed = 0; seed < 20; seed++) {
      SearchReport report =
          think(
              new Mcts<>(TIC_TAC_TOE, 1, 10, seed),
              position,
              position.turn(),
              Budget.ofNodes(1_000),
              false);
      assertThat(TIC_TAC_TOE.notation().moveText(report.moves().getFirst().move())).isEqualTo(move);
    }
  }

  @Test
  void aProvenWinEndsTheSearch() throws NotationException {
    TicTacToePosition position = TIC_TAC_TOE.notation().parsePosition("xx./oo./... x");
    SearchReport report =
        think(new Mcts<>(TIC_TAC_TOE, 1, 10, 1), position, 0, Budget.ofNodes(1_000_000), false);
    assertThat(report.nodes()).isLessThan(1_000);
    RankedMove best = report.moves().getFirst();
    assertThat(best.verdict().proven()).isTrue();
    assertThat(((Verdict.WinRate) best.verdict()).p()).isEqualTo(1);
  }

  /** How a game ends for the seat to move: whoever wins hurries, whoever loses holds out. */
  private record Ending(double reward, int plies) {
    static Ending of(TicTacToePosition position) {
      if (position.isOver()) {
        return new Ending(position.reward(position.turn()), 0);
      }
      Ending best = null;
      for (int move : legalMoves(position)) {
        Ending ending = after(position, move);
        if (best == null || ending.isBetterThan(best)) {
          best = ending;
        }
      }
      return Objects.requireNonNull(best);
    }

    /** For the seat that makes {@code move}. */
    static Ending after(TicTacToePosition position, int move) {
      TicTacToePosition next = TIC_TAC_TOE.copyOf(position);
      next.play(move);
      Ending turned = of(next);
      return new Ending(1 - turned.reward, 1 + turned.plies);
    }

    private boolean isBetterThan(Ending other) {
      int sooner = Integer.compare(other.plies, plies);
      return reward > other.reward
          || reward == other.reward && (reward == 1 ? sooner > 0 : sooner < 0);
    }
  }

  private static int[] legalMoves(TicTacToePosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.toArray();
  }

  /** Different positions where somebody is to move after {@code plies} random moves. */
  private static Stream<TicTacToePosition> places(int plies) {
    Set<Long> seen = new HashSet<>();
    return IntStream.range(0, 100)
        .mapToObj(
            seed -> {
              SplittableRandom random = new SplittableRandom(seed);
              TicTacToePosition position = TIC_TAC_TOE.newPosition(0);
              for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                int[] legal = legalMoves(position);
                position.play(legal[random.nextInt(legal.length)]);
              }
              return position;
            })
        .filter(position -> !position.isOver() && seen.add(position.key()));
  }

  private static SearchReport report(
      Mcts<TicTacToePosition> player, TicTacToePosition position, int playouts, boolean everyMove) {
    return think(player, position, position.turn(), Budget.ofNodes(playouts), everyMove);
  }

  private static List<Mcts<TicTacToePosition>> players() {
    return Stream.concat(plain().stream(), guided().stream()).toList();
  }

  private static List<Mcts<TicTacToePosition>> plain() {
    return List.of(
        new Mcts<>(TIC_TAC_TOE, 1, 1, 3),
        new Mcts<>(
            TIC_TAC_TOE,
            new PlayoutSettings<>(
                new Selection(1, Selection.Rule.UCB1),
                1,
                Playout.MOST_PLIES,
                Horizon::ofPoints,
                Memory.USUAL,
                /* threads= */ 2),
            3),
        new Mcts<>(
            TIC_TAC_TOE,
            PlayoutSettings.of(new Selection(1, Selection.Rule.RAVE), 1, Horizon.ofPoints()),
            3),
        new Mcts<>(TIC_TAC_TOE, 1, 1, 3, TestEvaluations.openLines()),
        new Mcts<>(TIC_TAC_TOE, 1, 1, 3, TestEvaluations.ofKeys(1, 3)));
  }

  /** They leave moves alone that look bad, and prove less. */
  private static List<Mcts<TicTacToePosition>> guided() {
    return List.of(
        byPriors(TestEvaluations.openLines(), 0, 1), byPriors(TestEvaluations.ofKeys(1, 3), 2, 2));
  }

  private static Mcts<TicTacToePosition> byPriors(
      Evaluation<TicTacToePosition> evaluation, int plies, int threads) {
    return new Mcts<>(
        TIC_TAC_TOE,
        new PlayoutSettings<>(
            new Selection(1, Selection.Rule.PUCT),
            1,
            plies,
            () -> Horizon.of(evaluation),
            Memory.USUAL,
            threads),
        3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void everyProofIsTrueAndNoGameEndsLaterThanItSays(int plies) {
    List<TicTacToePosition> places = places(plies).toList();
    checkProofs(plain(), places, places.size());
    checkProofs(guided(), places, places.size() / 2);
  }

  private static void checkProofs(
      List<Mcts<TicTacToePosition>> players, List<TicTacToePosition> places, int least) {
    for (Mcts<TicTacToePosition> player : players) {
      int proofs = 0;
      for (TicTacToePosition position : places) {
        for (RankedMove ranked : report(player, position, 5_000, true).moves()) {
          if (ranked.verdict() instanceof Verdict.WinRate rate && rate.proven()) {
            Ending ending = Ending.after(position, ranked.move());
            assertThat(rate.p()).isEqualTo(ending.reward);
            assertThat(rate.distance().orElseThrow()).isGreaterThanOrEqualTo(ending.plies);
            proofs++;
          } else {
            assertThat(ranked.verdict().distance()).isEmpty();
          }
        }
      }
      assertThat(proofs).isGreaterThan(least);
    }
  }

  @Test
  void whatWinsAtOnceIsPlayed() {
    List<TicTacToePosition> places =
        IntStream.of(5, 6)
            .boxed()
            .flatMap(TreeProofTest::places)
            .filter(position -> Ending.of(position).equals(new Ending(1, 1)))
            .toList();
    assertThat(places).hasSizeGreaterThan(50);
    for (Mcts<TicTacToePosition> player : players()) {
      for (TicTacToePosition position : places) {
        assertThat(report(player, position, 1_000, false).best().orElseThrow().verdict())
            .extracting(Verdict::distance)
            .isEqualTo(OptionalInt.of(1));
      }
    }
  }

  @Test
  void aLostGameIsHeldAsLongAsItCanBe() {
    List<TicTacToePosition> lost =
        IntStream.of(3, 4)
            .boxed()
            .flatMap(TreeProofTest::places)
            .filter(position -> Ending.of(position).equals(new Ending(0, 4)))
            .toList();
    assertThat(lost).hasSizeGreaterThan(10);
    for (Mcts<TicTacToePosition> player : players()) {
      for (TicTacToePosition position : lost) {
        RankedMove best = report(player, position, 5_000, false).best().orElseThrow();
        assertThat(Ending.after(position, best.move())).isEqualTo(new Ending(0, 4));
        assertThat(best.verdict().proven()).isTrue();
        assertThat(best.verdict().distance()).hasValue(4);
      }
    }
  }
}
