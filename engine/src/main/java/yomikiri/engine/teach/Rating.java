package yomikiri.engine.teach;

import java.util.List;

/**
 * A strength by Glicko-2: Mark Glickman, "Example of the Glicko-2 system" (2022). A player at 400
 * more wins ten times as often as it loses.
 *
 * @param value 1500 for a newcomer
 * @param deviation its standard error; 350 for a newcomer
 * @param volatility how much it is expected to change from period to period; 0.06 for a newcomer
 */
public record Rating(double value, double deviation, double volatility) {
  /** Somebody of whom nothing is known. */
  public static final Rating NEW = new Rating(1500, 350, 0.06);

  private static final double SCALE = 173.7178;
  private static final double VOLATILITY_CHANGE = 0.5; // the paper's tau
  private static final double PRECISION = 1e-6;

  /** A game of a rating period; {@code score} is 1 if won, 0.5 if drawn, 0 if lost. */
  public record Game(Rating opponent, double score) {}

  /** The rating after a period with these games; without any, only less certain. */
  public Rating after(List<Game> games) {
    double phi = deviation / SCALE;
    if (games.isEmpty()) {
      return new Rating(value, SCALE * Math.hypot(phi, volatility), volatility);
    }
    double information = 0;
    double surprise = 0;
    for (Game game : games) {
      double weight = weight(game.opponent());
      double expected = expected(game.opponent());
      information += weight * weight * expected * (1 - expected);
      surprise += weight * (game.score() - expected);
    }
    double sigma = nextVolatility(phi, 1 / information, surprise / information);
    double before = Math.hypot(phi, sigma);
    double next = 1 / Math.sqrt(1 / (before * before) + information);
    return new Rating(value + SCALE * next * next * surprise, SCALE * next, sigma);
  }

  /** The share of points expected against {@code opponent}, whose rating is uncertain too. */
  public double expected(Rating opponent) {
    return 1 / (1 + Math.exp(-weight(opponent) * (value - opponent.value) / SCALE));
  }

  /** Half of the interval around {@link #value} in which the strength lies with 95 %. */
  public double margin() {
    return 1.96 * deviation;
  }

  /** The less certain an opponent's rating is, the less a game against it says. */
  private static double weight(Rating opponent) {
    double phi = opponent.deviation / SCALE;
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /** Step 5 of the paper: the root of its function f, by the Illinois algorithm. */
  private double nextVolatility(double phi, double variance, double change) {
    double start = 2 * Math.log(volatility);
    double low = start;
    double excess = change * change - phi * phi - variance;
    double high = excess > 0 ? Math.log(excess) : belowRoot(phi, variance, change, start);
    double atLow = slope(low, phi, variance, change, start);
    double atHigh = slope(high, phi, variance, change, start);
    while (Math.abs(high - low) > PRECISION) {
      double next = low + (low - high) * atLow / (atHigh - atLow);
      double atNext = slope(next, phi, variance, change, start);
      if (atNext * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = next;
      atHigh = atNext;
    }
    return Math.exp(low / 2);
  }

  private static double belowRoot(double phi, double variance, double change, double start) {
    int steps = 1;
    while (slope(start - steps * VOLATILITY_CHANGE, phi, variance, change, start) < 0) {
      steps++;
    }
    return start - steps * VOLATILITY_CHANGE;
  }

  /** The paper's f. */
  private static double slope(double x, double phi, double variance, double change, double start) {
    double power = Math.exp(x);
    double spread = phi * phi + variance + power;
    return power * (change * change - spread) / (2 * spread * spread)
        - (x - start) / (VOLATILITY_CHANGE * VOLATILITY_CHANGE);
  }
}
