package yomikiri.engine.game;

/** A small fast random generator, the same on all machines: SplitMix64 (Steele et al. 2014). */
public final class SplitMix64 {
  private static final long STEP = 0x9e3779b97f4a7c15L;

  private long state;

  public SplitMix64(long seed) {
    state = Hashing.mixed(seed);
  }

  /** From 0 to {@code bound - 1}. */
  public int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  /** Whether something happens that does so with this probability, from 0 to 1. */
  public boolean happens(double probability) {
    return (next() >>> 11) * 0x1p-53 < probability;
  }

  /** Another generator, whose numbers have nothing to do with those to come here. */
  public SplitMix64 split() {
    return new SplitMix64(next());
  }

  private long next() {
    state += STEP;
    return Hashing.mixed(state);
  }
}
