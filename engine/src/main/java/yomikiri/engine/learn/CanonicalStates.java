package yomikiri.engine.learn;

import java.util.stream.IntStream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.StateSpace;

/**
 * Tells positions apart that may follow from one start, taking for one state all images under those
 * symmetries that leave the start as it is. For one thread.
 */
final class CanonicalStates<P extends DuelPosition> {
  private final StateSpace<P> space;
  private final int[] symmetries;
  private int symmetry; // that makes the state of the last position

  CanonicalStates(StateSpace<P> space, P start) {
    this.space = space;
    long itself = space.state(start, 0);
    this.symmetries =
        IntStream.range(0, space.symmetries())
            .filter(image -> space.state(start, image) == itself)
            .toArray();
  }

  /** The symmetries that leave the start as it is, the one that changes nothing included. */
  int symmetries() {
    return symmetries.length;
  }

  /** The state of a position, of which {@link #image} speaks from now on. */
  long of(P position) {
    symmetry = 0;
    long least = space.state(position, 0);
    for (int i = 1; i < symmetries.length; i++) {
      long image = space.state(position, symmetries[i]);
      if (image < least) {
        least = image;
        symmetry = symmetries[i];
      }
    }
    return least;
  }

  /** What a move of the position is called in its state. */
  int image(int move) {
    return symmetry == 0 ? move : space.image(move, symmetry);
  }

  /**
   * The move of the position that is called {@code image} in its state.
   *
   * @param legal the position's moves
   */
  int move(int image, Moves legal) {
    if (symmetry == 0) {
      return image;
    }
    for (int i = 0; i < legal.size(); i++) {
      if (space.image(legal.get(i), symmetry) == image) {
        return legal.get(i);
      }
    }
    throw new IllegalStateException("no legal move has the image " + image);
  }
}
