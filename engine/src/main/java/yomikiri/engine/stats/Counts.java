package yomikiri.engine.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How often each result came, from 0 points to all, in equal steps: three numbers for single games,
 * five for pairs of games on one layout.
 */
public record Counts(List<Long> numbers) {
  public static final int GAMES = 3;
  public static final int PAIRS = 5;

  public Counts {
    numbers = List.copyOf(numbers);
  }

  public static Counts of(long... numbers) {
    return new Counts(Arrays.stream(numbers).boxed().toList());
  }

  /** Nothing counted yet, for a study of this kind. */
  public static Counts none(boolean swap) {
    return new Counts(Collections.nCopies(swap ? PAIRS : GAMES, 0L));
  }

  public boolean isOfPairs() {
    return numbers.size() == PAIRS;
  }

  /** Games, or pairs of games. */
  public long total() {
    return numbers.stream().mapToLong(Long::longValue).sum();
  }

  /** The share of points that result {@code index} stands for. */
  double share(int index) {
    return (double) index / (numbers.size() - 1);
  }

  public Counts plus(Counts other) {
    return new Counts(
        IntStream.range(0, numbers.size())
            .mapToObj(i -> numbers.get(i) + other.numbers.get(i))
            .toList());
  }

  /** As the other side sees them. */
  public Counts reversed() {
    List<Long> reversed = new ArrayList<>(numbers);
    Collections.reverse(reversed);
    return new Counts(reversed);
  }
}
