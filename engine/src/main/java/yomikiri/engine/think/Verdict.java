package yomikiri.engine.think;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The value that a search gives one move, from the view of the seat that makes it. */
public sealed interface Verdict {
  /** The {@link #confidence} of what is proven. */
  int PROVEN = 100;

  /** Whether no further search can change this: the search has read the game to its end. */
  boolean proven();

  /** The same from the view of the other seat of a game for two. */
  Verdict turned();

  /** The same where it is not known that nothing better can be found. */
  default Verdict unproven() {
    return switch (this) {
      case Points points -> points.proven() ? points.at(0) : points;
      case WinRate rate -> new WinRate(rate.p(), rate.visits(), false);
      case Estimate estimate -> estimate;
      case Learnt learnt -> learnt;
    };
  }

  /**
   * How sure the value is, in per cent: {@link #PROVEN} if it is proven; less for one that a search
   * has found which reads to the end of the game, but leaves out what is unlikely to matter: the
   * level of that search, by its own measure; 0 for all else.
   */
  default int confidence() {
    return proven() ? PROVEN : 0;
  }

  /** Whether the value comes from a selective search to the end of the game. */
  default boolean isSelective() {
    return 0 < confidence() && confidence() < PROVEN;
  }

  /** Whether the value is this, or only limited by it. */
  default Bound bound() {
    return Bound.EXACT;
  }

  /**
   * Plies from the position searched to the end of the game, along the play that the proof rests
   * on; empty where nothing is proven or the search does not count them.
   */
  default OptionalInt distance() {
    return OptionalInt.empty();
  }

  /**
   * The margin (own points minus the opponent's; in a game for one, the points) at the end of the
   * search's horizon, points so far included.
   */
  record Points(int value, Bound bound, int confidence, OptionalInt distance) implements Verdict {
    public Points(int value, Bound bound, boolean proven, OptionalInt distance) {
      this(value, bound, proven ? PROVEN : 0, distance);
    }

    public Points(int value, Bound bound, boolean proven) {
      this(value, bound, proven, OptionalInt.empty());
    }

    public Points(int value, boolean proven) {
      this(value, Bound.EXACT, proven);
    }

    /** The same, as sure as told. */
    public Points at(int nowConfidence) {
      return new Points(
          value, bound, nowConfidence, nowConfidence == PROVEN ? distance : OptionalInt.empty());
    }

    @Override
    public boolean proven() {
      return confidence == PROVEN;
    }

    @Override
    public Points turned() {
      return new Points(-value, bound.turned(), confidence, distance);
    }
  }

  /**
   * The share of wins, draws counting half.
   *
   * @param p from 0 to 1
   * @param visits playouts behind it
   */
  record WinRate(double p, long visits, boolean proven, OptionalInt distance) implements Verdict {
    public WinRate(double p, long visits, boolean proven) {
      this(p, visits, proven, OptionalInt.empty());
    }

    public WinRate(double p, long visits) {
      this(p, visits, false);
    }

    @Override
    public WinRate turned() {
      return new WinRate(1 - p, visits, proven, distance);
    }
  }

  /**
   * The value of an {@link Evaluation} at the search's horizon.
   *
   * @param value in the evaluation's units, points so far included
   */
  record Estimate(int value, Bound bound) implements Verdict {
    @Override
    public boolean proven() {
      return false;
    }

    @Override
    public Estimate turned() {
      return new Estimate(-value, bound.turned());
    }
  }

  /**
   * A value that a player has learnt from games.
   *
   * @param value the reward to be expected, from 0 to 1; of what is learnt by margins, one half
   *     where none is expected, 1 for a full one
   * @param visits how often this was tried, 0 where it was carried over from other positions; empty
   *     if nobody counts because all is carried over
   * @param fullMargin the full margin of what is learnt by margins; 0 of what is learnt by who wins
   */
  record Learnt(double value, OptionalLong visits, int fullMargin) implements Verdict {
    private static final double ROUNDING = 1e-6;

    public Learnt(double value, OptionalLong visits) {
      this(value, visits, 0);
    }

    public Learnt(double value, long visits) {
      this(value, OptionalLong.of(visits));
    }

    /** Whether this is a {@link #margin} to be expected, and not a share of wins. */
    public boolean isMargin() {
      return fullMargin > 0;
    }

    /** The margin to be expected, where this is one. */
    public double margin() {
      return (2 * value - 1) * fullMargin;
    }

    /** The margin to a tenth of a point, such as {@code +3.4}, {@code 0.0} or {@code -2.1}. */
    public String marginText() {
      BigDecimal tenths = BigDecimal.valueOf(margin()).setScale(1, RoundingMode.HALF_UP);
      return (tenths.signum() > 0 ? "+" : "") + tenths.toPlainString();
    }

    /**
     * Whether both are worth the same. A network adds up the same weights in another order where a
     * position is turned or mirrored, so figures that differ by no more than that are equal.
     */
    public boolean isWorth(Learnt other) {
      return Math.abs(value - other.value) < ROUNDING;
    }

    /** Whether both are written alike: to a tenth of a point, or to a per cent. */
    public boolean readsLike(Learnt other) {
      return isMargin()
          ? marginText().equals(other.marginText())
          : Math.round(value * 100) == Math.round(other.value * 100);
    }

    /** Whether this is known to have never been tried. */
    public boolean isUntried() {
      return visits.isPresent() && visits.getAsLong() == 0;
    }

    @Override
    public boolean proven() {
      return false;
    }

    @Override
    public Learnt turned() {
      return new Learnt(1 - value, visits, fullMargin);
    }
  }
}
