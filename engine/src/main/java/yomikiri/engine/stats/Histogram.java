package yomikiri.engine.stats;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The number of games with each score difference, seen from the first seat. Forfeited games are
 * left out.
 *
 * @param bars ascending, without gaps, all of one width
 * @param games how many games there are in all bars
 * @param mean of all differences; 0 without any game
 * @param deviation their standard deviation; 0 for fewer than two games
 */
public record Histogram(List<Bar> bars, long games, double mean, double deviation) {
  private static final int MOST_BARS = 80;
  private static final int[] WIDTHS = {1, 2, 5};

  public Histogram {
    bars = List.copyOf(bars);
  }

  /** The differences from {@code from} to {@code to}, both included; wins of the first seat. */
  public record Bar(int from, int to, long wins, long draws, long losses) {
    public long games() {
      return wins + draws + losses;
    }
  }

  /** Wins, draws and losses of all bars. */
  public long wins() {
    return bars.stream().mapToLong(Bar::wins).sum();
  }

  public long draws() {
    return bars.stream().mapToLong(Bar::draws).sum();
  }

  public long losses() {
    return bars.stream().mapToLong(Bar::losses).sum();
  }

  /** Counts differences one by one. */
  public static final class Counter {
    private final NavigableMap<Integer, long[]> counts = new TreeMap<>();
    private long games;
    private long sum;
    private long squares;

    /** Counts a game, the reward of the first seat. */
    public void add(int difference, double reward) {
      long[] count = counts.computeIfAbsent(difference, d -> new long[3]);
      count[reward > 0.5 ? 0 : reward < 0.5 ? 2 : 1]++;
      games++;
      sum += difference;
      squares += (long) difference * difference;
    }

    public void add(Counter other) {
      other.counts.forEach(
          (difference, added) -> {
            long[] count = counts.computeIfAbsent(difference, d -> new long[3]);
            for (int i = 0; i < count.length; i++) {
              count[i] += added[i];
            }
          });
      games += other.games;
      sum += other.sum;
      squares += other.squares;
    }

    public Histogram histogram() {
      if (games == 0) {
        return new Histogram(List.of(), 0, 0, 0);
      }
      int width = width(counts.lastKey() - counts.firstKey() + 1);
      NavigableMap<Integer, Bar> bars = new TreeMap<>();
      int last = Math.floorDiv(counts.lastKey(), width);
      for (int i = Math.floorDiv(counts.firstKey(), width); i <= last; i++) {
        bars.put(i, new Bar(i * width, (i + 1) * width - 1, 0, 0, 0));
      }
      for (Map.Entry<Integer, long[]> entry : counts.entrySet()) {
        long[] n = entry.getValue();
        bars.computeIfPresent(
            Math.floorDiv(entry.getKey(), width),
            (i, b) -> new Bar(b.from, b.to, b.wins + n[0], b.draws + n[1], b.losses + n[2]));
      }
      double mean = (double) sum / games;
      double variance = games < 2 ? 0 : Math.max(0, (squares - mean * sum) / (games - 1));
      return new Histogram(List.copyOf(bars.values()), games, mean, Math.sqrt(variance));
    }

    /** 1, 2 or 5 times a power of ten, so that there are not too many bars. */
    private static int width(int range) {
      int power = 1;
      while (true) {
        for (int digit : WIDTHS) {
          if (range / (digit * power) < MOST_BARS) {
            return digit * power;
          }
        }
        power *= 10;
      }
    }
  }
}
