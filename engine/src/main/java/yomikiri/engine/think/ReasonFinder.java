package yomikiri.engine.think;

import java.util.Optional;
import yomikiri.engine.game.Position;

/** Finds out whether one reason holds of a mistake. */
@FunctionalInterface
public interface ReasonFinder<P extends Position> {
  /** The reason, checked on this very position; empty where it does not hold. */
  Optional<Reason> find(Contrast<P> contrast);
}
