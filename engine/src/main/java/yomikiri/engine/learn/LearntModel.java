package yomikiri.engine.learn;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;

/**
 * The result of a training at one moment. Immutable, so threads may share it.
 *
 * @param curve the learning curve up to here
 * @param learner what goes on learning from here; it is then no longer to be shared
 */
public record LearntModel<P extends DuelPosition>(
    TrainingPlan plan, GameKit<P> kit, long episodes, List<CurvePoint> curve, Learner<P> learner) {
  public LearntModel {
    curve = List.copyOf(curve);
  }

  /**
   * Reads a learnt file.
   *
   * @param kits finds a game by its id
   * @throws TrainingException if it cannot be read, or is not such a file, or is damaged
   */
  public static LearntModel<?> read(Path file, Function<String, Optional<GameKit<?>>> kits)
      throws TrainingException {
    try (InputStream in = RegularFile.open(file)) {
      return LearntFile.read(in, file.toString(), kits);
    } catch (IOException e) {
      throw TrainingException.unreadable(file, e);
    }
  }

  /** See {@link Learner#states}. */
  public long states() {
    return learner.states();
  }

  /** See {@link Learner#weights}. */
  public long weights() {
    return learner.weights();
  }

  /** See {@link Learner#fullMargin}. */
  public int fullMargin() {
    return learner.fullMargin();
  }

  /** Memory taken. */
  public long bytes() {
    return learner.bytes();
  }

  /**
   * All moves of a position, which is not over, the best first, each with a {@link
   * yomikiri.engine.think.Verdict.Learnt}.
   */
  public List<RankedMove> moves(P position) {
    return LearntPlayer.ranked(position, learner.values());
  }

  /** A player that goes by it. */
  public Player<P> player(long seed) {
    return new LearntPlayer<>(learner.values(), seed);
  }
}
