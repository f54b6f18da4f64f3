package yomikiri.app.practice;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import yomikiri.app.practice.PracticeSnapshot.Daily;
import yomikiri.engine.teach.DailyPuzzles;
import yomikiri.engine.teach.PracticeLog;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.Puzzle.Kind;

/** The puzzles there are, in the order of the games. */
record PuzzleSet(List<Puzzle> all) {
  /** Puzzles among which the next is drawn: those nearest in difficulty. */
  private static final int NEAREST = 8;

  /** Puzzles of a day. */
  private static final int DAILY = 6;

  PuzzleSet {
    all = List.copyOf(all);
  }

  /** What is wanted: a game by its id and a kind; either is empty for all. */
  record Wanted(Optional<String> game, Optional<Kind> kind) {
    static final Wanted ALL = new Wanted(Optional.empty(), Optional.empty());

    private boolean fits(Puzzle puzzle) {
      return game.map(puzzle.game()::equals).orElse(true)
          && kind.map(puzzle.kind()::equals).orElse(true);
    }
  }

  /** The puzzles of a day, which are the same for everybody. */
  List<Daily> daily(LocalDate date, PracticeLog log) {
    return DailyPuzzles.of(date, all, DAILY).stream()
        .map(puzzle -> new Daily(puzzle, log.tried(puzzle).map(PracticeLog.FirstTry::right)))
        .toList();
  }

  /** The games that have puzzles. */
  List<String> games() {
    return all.stream().map(Puzzle::game).distinct().toList();
  }

  /** The kinds of puzzles of the game wanted. */
  List<Kind> kinds(Wanted wanted) {
    Wanted any = new Wanted(wanted.game(), Optional.empty());
    return all.stream().filter(any::fits).map(Puzzle::kind).distinct().sorted().toList();
  }

  /** Those wanted that were never tried. */
  Stream<Puzzle> untried(Wanted wanted, PracticeLog log) {
    return all.stream().filter(wanted::fits).filter(puzzle -> log.tried(puzzle).isEmpty());
  }

  /**
   * The next puzzle wanted that was never tried, about as hard as whoever solves it is strong; once
   * all were tried, one of all.
   *
   * @param last the one before, which does not come again as long as there are others
   */
  Optional<Puzzle> next(
      Wanted wanted, Optional<Puzzle> last, PracticeLog log, RandomGenerator random) {
    List<Puzzle> fresh =
        untried(wanted, log).filter(puzzle -> !last.equals(Optional.of(puzzle))).toList();
    List<Puzzle> nearest =
        (fresh.isEmpty() ? all.stream().filter(wanted::fits) : fresh.stream())
            .sorted(Comparator.comparingDouble(puzzle -> distance(puzzle, log)))
            .limit(NEAREST)
            .toList();
    return nearest.isEmpty()
        ? Optional.empty()
        : Optional.of(nearest.get(random.nextInt(nearest.size())));
  }

  private static double distance(Puzzle puzzle, PracticeLog log) {
    return Math.abs(puzzle.rating().value() - log.rating(puzzle.game()).value());
  }
}
