package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Verdict;

/**
 * Where nothing counts but who wins, a search says that a move wins or loses as soon as it has
 * followed every way out to an end, and never otherwise.
 */
final class ProvenOutcomesTest {
  private static final int POSITIONS = 24;

  /** Proven verdicts, and those of searches that left other lines open. */
  private record Count(int proven, int beforeAllIsSolved) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "tictactoe; 3; 0; minimax:depth=3; 1; alphabeta:depth=9",
        "tictactoe; 3; 0; alphabeta:depth=3; 1; alphabeta:depth=9",
        "trapez; 13; 0; alphabeta:depth=3; 1; perfect:nodes=100000000",
        "trapez; 13; 0; minimax:depth=2,eval=groups; 10000; perfect:nodes=100000000",
        "trapez; 13; 0; alphabeta:depth=3,eval=groups; 10000; perfect:nodes=100000000",
        "trapez; 13; 0; pvs:depth=3,eval=groups; 10000; perfect:nodes=100000000",
        "trapez; 13; 0; pvs:depth=4,nodes=3000,eval=groups; 10000; perfect:nodes=100000000",
        "tron-2; 600; 7; minimax:depth=4,eval=voronoi; 10000; alphabeta:depth=12",
        "tron-2; 600; 7; alphabeta:depth=6,eval=voronoi; 10000; alphabeta:depth=12",
        "tron-2; 600; 7; pvs:depth=6,eval=chambers; 100000; alphabeta:depth=12",
      })
  void aProvenOutcomeIsTheTrueOne(
      String game, int plies, int back, String player, int win, String judge)
      throws NotationException {
    for (boolean everyMove : List.of(true, false)) {
      Count count =
          check(
              Signature.CATALOG.kit(game).orElseThrow(),
              plies,
              back,
              player,
              win,
              judge,
              everyMove);
      assertThat(count.proven()).isPositive();
      assertThat(count.beforeAllIsSolved()).isPositive();
    }
  }

  private static <P extends Position> Count check(
      GameKit<P> kit, int plies, int back, String player, int win, String judge, boolean everyMove)
      throws NotationException {
    int proven = 0;
    int early = 0;
    for (int i = 0; i < POSITIONS; i++) {
      P position = late(kit.game(), i, plies, back);
      if (position.isOver()) {
        continue;
      }
      List<RankedMove> found = moves(kit, player, position, everyMove);
      Map<Integer, Verdict> truth = new HashMap<>();
      moves(kit, judge, position, true).forEach(move -> truth.put(move.move(), move.verdict()));
      boolean isOpen = found.stream().anyMatch(move -> !move.verdict().proven());
      for (RankedMove move : found) {
        if (move.verdict() instanceof Verdict.Points points && points.proven()) {
          proven++;
          early += isOpen ? 1 : 0;
          assertThat(points.bound()).isIn(Bound.EXACT, Bound.AT_MOST);
          Verdict.Points exact = (Verdict.Points) Objects.requireNonNull(truth.get(move.move()));
          assertThat(Integer.signum(points.value())).isEqualTo(Integer.signum(exact.value()));
        }
        if (move.verdict() instanceof Verdict.Estimate estimate
            && estimate.bound() == Bound.EXACT) {
          assertThat(Math.abs(estimate.value())).as("less than a win").isLessThan(win);
        }
      }
    }
    return new Count(proven, early);
  }

  /** A position of a random game that many plies before it is over or has so many plies. */
  private static <P extends Position> P late(Game<P> game, long seed, int plies, int back) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
    while (!session.isOver() && session.ply() < plies) {
      int seat = SearchResult.seat(session.position());
      int[] legal = session.legalMoves(seat);
      session.play(seat, legal[random.nextInt(legal.length)]);
    }
    for (int i = 0; i < back; i++) {
      session.takeBack();
    }
    return session.position();
  }

  private static <P extends Position> List<RankedMove> moves(
      GameKit<P> kit, String player, P position, boolean everyMove) throws NotationException {
    SearchResult result =
        SearchResult.of(
            kit.build(kit.parseSpec(player), 1),
            kit.game(),
            position,
            SearchResult.seat(position),
            kit.parseSpec(player).budget(),
            everyMove,
            new FakeTicker(1));
    return result.report().map(SearchReport::moves).orElseThrow();
  }
}
