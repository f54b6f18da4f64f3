package yomikiri.engine.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The counts of each result, seen from one side, from no points to all in equal steps. Results must
 * be independent of each other, so a game that was bound to repeat another does not count, and two
 * games on one layout count as one result.
 *
 * @param games how often a single game brought 0, a half and 1 point
 * @param pairs how often the two games on one layout brought 0, a half, 1, one and a half and 2
 */
public record ResultCounts(List<Long> games, List<Long> pairs) {
  public static final ResultCounts NONE = new ResultCounts(none(3), none(5));

  public ResultCounts {
    games = List.copyOf(games);
    pairs = List.copyOf(pairs);
  }

  private static List<Long> none(int results) {
    return Collections.nCopies(results, 0L);
  }

  public static ResultCounts ofGames(long losses, long draws, long wins) {
    return new ResultCounts(List.of(losses, draws, wins), NONE.pairs);
  }

  /** Results of pairs alone: five {@code numbers}, as in {@link #pairs}. */
  public static ResultCounts ofPairs(long... numbers) {
    return new ResultCounts(NONE.games, Arrays.stream(numbers).boxed().toList());
  }

  /** With one more game. */
  public ResultCounts plusGame(double reward) {
    return new ResultCounts(counted(games, 2 * reward), pairs);
  }

  /** With one more pair, whose games made {@code points} together. */
  public ResultCounts plusPair(double points) {
    return new ResultCounts(games, counted(pairs, 2 * points));
  }

  private static List<Long> counted(List<Long> numbers, double result) {
    List<Long> more = new ArrayList<>(numbers);
    int index = (int) Math.round(result);
    more.set(index, more.get(index) + 1);
    return more;
  }

  /** Games behind it, those of pairs included. */
  public long count() {
    return total(games) + 2 * total(pairs);
  }

  /** Games behind one result. */
  int size() {
    return total(pairs) > 0 ? 2 : 1;
  }

  private static long total(List<Long> numbers) {
    return numbers.stream().mapToLong(Long::longValue).sum();
  }

  /** The share of points in all games; 0.5 without any. */
  double rate() {
    double halves = 0;
    for (List<Long> numbers : List.of(games, pairs)) {
      for (int k = 0; k < numbers.size(); k++) {
        halves += k * numbers.get(k);
      }
    }
    return count() == 0 ? 0.5 : halves / 2 / count();
  }

  /** By how many points the results differ from those {@code rate} predicts, each squared. */
  double squares(double rate) {
    double sum = 0;
    for (List<Long> numbers : List.of(games, pairs)) {
      double most = (numbers.size() - 1) / 2.0;
      for (int k = 0; k < numbers.size(); k++) {
        double off = k / 2.0 - most * rate;
        sum += numbers.get(k) * off * off;
      }
    }
    return sum;
  }

  /** Counts the games of two players who meet: one or two on a layout. */
  public static final class Counter implements ResultSample {
    private ResultCounts whole = NONE;
    private int games; // on the open layout
    private double points;

    @Override
    public void add(double reward, boolean counts) {
      if (counts) {
        games++;
        points += reward;
      }
    }

    @Override
    public void endLayout() {
      whole = counts();
      games = 0;
      points = 0;
    }

    public ResultCounts counts() {
      return switch (games) {
        case 0 -> whole;
        case 1 -> whole.plusGame(points);
        default -> whole.plusPair(points);
      };
    }

    /** The same without the open layout. */
    public ResultCounts whole() {
      return whole;
    }

    @Override
    public EloEstimate estimate() {
      return EloEstimate.of(counts());
    }
  }
}
