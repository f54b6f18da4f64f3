package yomikiri.engine.think;

/**
 * The memory that a search may use, roughly; the same amount gives the same search on every
 * machine.
 */
public record Memory(long bytes) {
  /** Where a player that keeps more and more is not told how much it may. */
  public static final Memory USUAL = ofMegabytes(128);

  /** That of a player whose memory cannot be set. */
  public static final Memory LITTLE = ofMegabytes(8);

  private static final int MOST_THINGS = Integer.MAX_VALUE / 2; // an array holds no more

  public static Memory ofMegabytes(double megabytes) {
    return new Memory((long) (megabytes * (1 << 20)));
  }

  /** The setting of {@code spec}, or {@code usual}. */
  public static Memory of(PlayerSpec spec, Memory usual) {
    return spec.value(Parameter.MEMORY).map(Memory::ofMegabytes).orElse(usual);
  }

  /** One of {@code parts} equal parts. */
  public Memory part(long parts) {
    return new Memory(bytes / parts);
  }

  /** That many times as much. */
  public Memory times(long parts) {
    return new Memory(bytes * parts);
  }

  /** How many things of {@code each} bytes there is room for; one at least. */
  public int room(long each) {
    return Math.clamp(bytes / each, 1, MOST_THINGS);
  }

  /** The base-2 logarithm of a table's entries of {@code each} bytes, as many as there is room. */
  public int bits(int each) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(room(each));
  }
}
