package yomikiri.engine.study;

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
  static final int GAMES = 3;
  static final int PAIRS = 5;

  public Counts {
    numbers = List.copyOf(numbers);
  }

  static Counts of(long... numbers) {
    return new Counts(Arrays.stream(numbers).boxed().toList());
  }

  /** Nothing counted yet, for a study of this kind. */
  static Counts none(boolean swap) {
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

  Counts plus(Counts other) {
    return new Counts(
        IntStream.range(0, numbers.size())
            .mapToObj(i -> numbers.get(i) + other.numbers.get(i))
            .toList());
  }

  /** As the other side sees them. */
  Counts reversed() {
    List<Long> reversed = new ArrayList<>(numbers);
    Collections.reverse(reversed);
    return new Counts(reversed);
  }
}
