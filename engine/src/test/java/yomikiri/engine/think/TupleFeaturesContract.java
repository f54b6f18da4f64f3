package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;

/** What holds for whatever networks see of a game, tried on random games. */
public abstract class TupleFeaturesContract<P extends DuelPosition> {
  private static final int GAMES = 30;
  private static final int UNTOUCHED = -9;

  protected abstract Game<P> game();

  protected abstract TupleFeatures<P> tuples();

  /** A position as each symmetry of the board shows it. */
  protected abstract List<P> images(P position);

  /** The same position with the seats' parts exchanged. */
  protected abstract P exchanged(P position);

  /** Something tried at every position of a random game that is not over. */
  private interface Check<P> {
    void at(P position);
  }

  private void everywhere(Check<P> check) {
    for (long seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Moves moves = new Moves();
      P position = game().newPosition(seed);
      while (!position.isOver()) {
        check.at(position);
        position.legalMoves(moves);
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  /** The weights picked, ascending. */
  private int[] picks(P position) {
    int[] picks = new int[tuples().count()];
    tuples().read(position, picks, 0);
    Arrays.sort(picks);
    return picks;
  }

  @Test
  void asManyWeightsArePickedAsSaidAndAllExist() {
    int count = tuples().count();
    everywhere(
        position -> {
          int[] into = new int[count + 8];
          Arrays.fill(into, UNTOUCHED);
          tuples().read(position, into, 5);
          for (int i = 0; i < into.length; i++) {
            if (i < 5 || i >= count + 5) {
              assertThat(into[i]).isEqualTo(UNTOUCHED);
            } else {
              assertThat(into[i]).isBetween(0, tuples().weights() - 1);
            }
          }
          int[] sorted = Arrays.copyOfRange(into, 5, count + 5);
          Arrays.sort(sorted);
          assertThat(sorted).isEqualTo(picks(position));
        });
  }

  @Test
  void allImagesOfAPositionPickTheSameWeights() {
    everywhere(
        position -> {
          for (P image : images(position)) {
            assertThat(picks(image)).isEqualTo(picks(position));
          }
        });
  }

  @Test
  void whoeverIsToMoveSeesTheOwnPartsAlike() {
    everywhere(
        position -> {
          P other = exchanged(position);
          assertThat(other.turn()).isNotEqualTo(position.turn());
          assertThat(picks(other)).isEqualTo(picks(position));
        });
  }

  @Test
  void positionsAreToldApart() {
    List<String> seen = new ArrayList<>();
    everywhere(position -> seen.add(Arrays.toString(picks(position))));
    assertThat(seen.stream().distinct().count()).isGreaterThan(seen.size() / 2);
  }
}
