package yomikiri.engine.learn;

import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * A learning rate that falls from episode to episode by a constant factor.
 *
 * @param first in the first episode
 * @param logarithm of the factor
 */
record DecayingRate(double first, double logarithm) {
  /** The share in the first episode. */
  static final Parameter ALPHA = new Parameter("alpha", Parameter.Kind.NUMBER, 0.000001, 2);

  /** The share in the last episode. */
  static final Parameter FINAL = new Parameter("final", Parameter.Kind.NUMBER, 0.000001, 2);

  static DecayingRate of(PlayerSpec settings) {
    double first = settings.value(ALPHA).orElseThrow();
    double last = settings.value(FINAL).orElseThrow();
    double episodes = settings.value(LearnerType.EPISODES).orElseThrow();
    return new DecayingRate(first, StrictMath.log(last / first) / episodes);
  }

  double at(long episode) {
    return first * StrictMath.exp(logarithm * episode);
  }
}
