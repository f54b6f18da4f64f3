package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.teach.StrengthProbe.ProbedMove;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;

@Timeout(60)
final class StrengthEstimateTest {
  private static final Budget BUDGET = Budget.ofNodes(20_000);

  private static GameKit<DuelPosition> kit(String game) {
    return TestCatalog.CATALOG.kit(game).orElseThrow().asDuel().orElseThrow();
  }

  private static ProbedMove move(double loss, double... rungs) {
    List<ProbedMove.RungLoss> losses = new ArrayList<>();
    for (double mean : rungs) {
      losses.add(new ProbedMove.RungLoss(mean, mean * mean));
    }
    return new ProbedMove(loss, false, true, losses);
  }

  @Test
  void fewMovesSayNothing() {
    List<List<ProbedMove>> few =
        Collections.nCopies(StrengthEstimate.LEAST_MOVES - 1, List.of(move(1, 3, 1, 0)));
    assertThat(StrengthEstimate.of(few)).isEmpty();
    assertThat(StrengthEstimate.of(List.of())).isEmpty();
    List<List<ProbedMove>> enough = new ArrayList<>(few);
    enough.add(List.of(move(1, 3, 1, 0)));
    assertThat(StrengthEstimate.of(enough).map(StrengthEstimate::rung)).hasValue(2);
  }

  @Test
  void whoHasLostSomethingIsNotOneWhoNeverDoes() {
    List<List<ProbedMove>> moves =
        new ArrayList<>(Collections.nCopies(100, List.of(move(0, 2, 0.01, 0))));
    assertThat(StrengthEstimate.of(moves).orElseThrow().high()).isEqualTo(3);
    moves.add(List.of(move(1, 2, 0.01, 0)));
    assertThat(StrengthEstimate.of(moves).orElseThrow().high()).isEqualTo(2);
  }

  /** Seeded games of each rung are estimated again and again. */
  private static void recovers(
      String game, List<Integer> rungs, int repeats, int games, double least, double most) {
    int held = 0;
    int all = 0;
    StringBuilder widths = new StringBuilder();
    for (int rung : rungs) {
      LadderGames made = new LadderGames(kit(game), BUDGET, 1000L + rung);
      int width = 0;
      int off = 0;
      int here = 0;
      for (int repeat = 0; repeat < repeats; repeat++) {
        Optional<StrengthEstimate> found = StrengthEstimate.of(made.of(rung, games));
        assertThat(found).as("%s rung %s: moves", game, rung).isPresent();
        here += found.get().low() <= rung && rung <= found.get().high() ? 1 : 0;
        width += found.get().high() - found.get().low();
        off += Math.abs(found.get().rung() - rung);
      }
      widths.append(
          "%d: %d of %d, %.1f wide, %.1f off; "
              .formatted(rung, here, repeats, (double) width / repeats, (double) off / repeats));
      held += here;
      all += repeats;
    }
    assertThat((double) held / all).as("%s %s", game, widths).isBetween(least, most);
  }

  @Test
  void intervalsHoldTheRungThatPlayed() {
    recovers("mattix-4", List.of(2, 4, 6), 12, 22, 0.85, 1);
  }

  @Tag("thorough")
  @Timeout(1200)
  @ParameterizedTest
  @CsvSource({"mattix-4, 60, 30", "tictactoe, 20, 40"})
  void intervalsHoldAnyRungThatPlayed(String game, int repeats, int games) {
    int top = kit(game).teaching().ladder().size();
    double most = repeats < 100 ? 1 : 0.99; // few repeats may all hold
    recovers(game, List.of(1, top / 4, top / 2, 3 * top / 4), repeats, games, 0.90, most);
  }
}
