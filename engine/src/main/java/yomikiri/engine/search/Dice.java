package yomikiri.engine.search;

import yomikiri.engine.game.Keys;

/** A small fast random generator: SplitMix64 (Steele, Lea and Flood 2014). */
final class Dice {
  private long state;

  Dice(long seed) {
    state = Keys.mixed(seed);
  }

  /** From 0 to {@code bound - 1}. */
  int below(int bound) {
    state += 0x9e3779b97f4a7c15L;
    return (int) Math.unsignedMultiplyHigh(Keys.mixed(state), bound);
  }
}
