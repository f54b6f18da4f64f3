package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/** Learns a game, in most cases by playing against itself from one start. For one thread. */
public interface Learner<P extends DuelPosition> {
  /**
   * Reads what it learns from besides its own games, before the first episode.
   *
   * @param folder of the training, where that is
   * @param kits finds a game by its id
   * @throws TrainingException if it cannot be read, or is not what the training was begun with
   */
  default void prepare(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws TrainingException {}

  /**
   * Plays a game and learns from it.
   *
   * @param number of the game, from 0; it decides together with the training's seed all that is
   *     left to chance, so nothing of a generator has to be kept
   */
  void episode(long number);

  /** What is learnt so far; it changes as the learner goes on. */
  MoveValues<P> values();

  /** Positions of which something is kept; 0 where nothing is kept of single positions. */
  long states();

  /** Weights of a network; 0 where there is none. */
  long weights();

  /** The full margin, where values are margins to be expected; 0 where they are rewards. */
  default int fullMargin() {
    return 0;
  }

  /** Memory taken by what is learnt. */
  long bytes();

  /** Writes what is learnt, to the last bit if {@code isWhole}, else in short for playing. */
  void write(DataOutput out, boolean isWhole) throws IOException;

  /**
   * Takes over what {@link #write} wrote, in place of what is learnt so far.
   *
   * @throws IOException if it cannot be read, or was not written by such a learner
   */
  void read(DataInput in) throws IOException;

  /** Learnt values of the moves of a game. For one thread. */
  public interface MoveValues<P extends DuelPosition> {
    /**
     * What {@code position}, which is not over, is worth after a legal move, for the seat to move.
     * It is cheapest to ask for all moves of one position in turn before those of the next.
     */
    Verdict.Learnt of(P position, int move);
  }
}
