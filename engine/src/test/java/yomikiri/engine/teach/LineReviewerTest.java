package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Verdict;

final class LineReviewerTest {
  private static final GameKit<DuelPosition> TRAPEZ =
      TestCatalog.CATALOG.kit("trapez").flatMap(GameKit::asDuel).orElseThrow();

  /** A win at once is missed for a move of which the review's search sees no end. */
  @Test
  void aMissedWinIsNamedAlthoughOtherMovesAreOnlyEstimated() throws NotationException {
    PlayerSpec spec = TRAPEZ.parseSpec("pvs:depth=2,eval=groups");
    int missed = 0;
    int named = 0;
    for (int seed = 0; seed < 40; seed++) {
      GameSession<DuelPosition> game = upToAWin(seed);
      if (game.isOver()) {
        continue;
      }
      int seat = game.position().turn();
      int played =
          IntStream.of(game.legalMoves(seat))
              .filter(move -> !wins(game, move))
              .findFirst()
              .orElseThrow();
      game.play(seat, played);
      LineReview review =
          new LineReviewer<>(TRAPEZ, game)
              .review(TRAPEZ.build(spec, 1), spec.budget(), new FakeTicker(1), ply -> {});
      Judgement judged = review.moves().getLast().judgement().orElseThrow();
      assertThat(judged.best()).isEqualTo(new Verdict.Points(1, true));
      assertThat(judged.proven()).isEqualTo(judged.own().proven());
      missed += judged.proven() ? 0 : 1;
      named += judged.proven() || !judged.isMistake() ? 0 : 1;
    }
    assertThat(missed).isGreaterThan(10);
    assertThat(named).isEqualTo(missed);
  }

  /** A game that begins where a move wins at once after random ones, or is over. */
  private static GameSession<DuelPosition> upToAWin(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<DuelPosition> game =
        new GameSession<>(TRAPEZ.game(), TRAPEZ.game().newPosition(seed));
    while (!game.isOver() && winning(game).isEmpty()) {
      int seat = game.position().turn();
      int[] legal = game.legalMoves(seat);
      game.play(seat, legal[random.nextInt(legal.length)]);
    }
    return new GameSession<>(TRAPEZ.game(), game.position());
  }

  private static OptionalInt winning(GameSession<DuelPosition> game) {
    return IntStream.of(game.legalMoves(game.position().turn()))
        .filter(move -> wins(game, move))
        .findFirst();
  }

  private static boolean wins(GameSession<DuelPosition> game, int move) {
    DuelPosition after = TRAPEZ.game().copyOf(game.position());
    after.play(move);
    return after.isOver() && after.score(game.position().turn()) > 0;
  }
}
