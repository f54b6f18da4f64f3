package yomikiri.engine.game;

/** Hashing for {@link Position#key}. */
public final class Hashing {
  private Hashing() {}

  /**
   * Spreads {@code bits} over 64 bits, different for different input: the finaliser of SplitMix64
   * (Steele, Lea and Flood 2014). Parts mixed one by one and joined by {@code ^} make a key that
   * can be kept up move by move (Zobrist 1970).
   */
  public static long mixed(long bits) {
    long z = (bits + 1) * 0x9e3779b97f4a7c15L;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }
}
