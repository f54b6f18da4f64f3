package yomikiri.engine.teach;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** The puzzles of a day: the same for everybody, from easy to hard, of many games. */
public final class DailyPuzzles {
  private static final Comparator<Puzzle> EASIEST_FIRST =
      Comparator.<Puzzle>comparingDouble(puzzle -> puzzle.rating().value())
          .thenComparing(Puzzle::game)
          .thenComparing(Puzzle::position);

  private DailyPuzzles() {}

  /**
   * Draws the puzzles of {@code date}, one of each part of those there are by difficulty; of a game
   * not drawn yet as long as the part has one.
   *
   * @param all to draw from, in any order: those of one game, or of all
   * @param count how many; all if there are fewer
   */
  public static List<Puzzle> of(LocalDate date, List<Puzzle> all, int count) {
    List<Puzzle> sorted = all.stream().sorted(EASIEST_FIRST).toList();
    int parts = Math.min(count, sorted.size());
    SplittableRandom random = new SplittableRandom(date.toEpochDay());
    List<Puzzle> drawn = new ArrayList<>();
    Set<String> games = new HashSet<>();
    for (int part = 0; part < parts; part++) {
      List<Puzzle> some =
          sorted.subList(part * sorted.size() / parts, (part + 1) * sorted.size() / parts);
      List<Puzzle> fresh = some.stream().filter(puzzle -> !games.contains(puzzle.game())).toList();
      List<Puzzle> from = fresh.isEmpty() ? some : fresh;
      Puzzle next = from.get(random.split().nextInt(from.size()));
      games.add(next.game());
      drawn.add(next);
    }
    return drawn;
  }
}
