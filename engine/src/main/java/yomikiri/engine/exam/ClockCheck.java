package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import yomikiri.engine.exam.ExamReport.Section.Table;
import yomikiri.engine.game.CarelessGame;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.SearchResult;

/** How far a player overruns a limit of time, in positions of careless games. */
final class ClockCheck<P extends Position> {
  private static final int[] LIMITS = {10, 100}; // milliseconds
  private static final int[] ANSWERS = {300, 40};
  private static final int PLIES = 5; // between positions
  private static final int SURE = 299; // values of which the largest is above p99 in 95 %

  /** By so many times, and as many milliseconds, a player overruns its time that knows no clock. */
  private static final int DEAF = 3;

  private static final double DEAF_MILLIS = 30;

  private final Asker<P> asker;
  private final long seed;
  private Optional<Diagnosis> fault = Optional.empty();

  ClockCheck(Asker<P> asker, long seed) {
    this.asker = asker;
    this.seed = seed;
  }

  /** That it does not look at the clock. */
  Optional<Diagnosis> fault() {
    return fault;
  }

  ExamReport.Section run(DoubleConsumer progress) {
    List<List<Object>> rows = new ArrayList<>();
    for (int i = 0; i < LIMITS.length; i++) {
      double[] over = overshoots(LIMITS[i], ANSWERS[i]);
      progress.accept((i + 1.0) / LIMITS.length);
      if (over.length > 0) {
        double median = over[over.length / 2];
        rows.add(
            List.of(
                LIMITS[i] + " ms",
                over.length,
                median,
                over[(int) Math.ceil(0.99 * over.length) - 1],
                over[over.length - 1]));
        fault = fault.or(() -> deaf(median, over.length));
      }
    }
    String sentence =
        rows.isEmpty()
            ? "It gave no answer by the clock."
            : "By how many milliseconds its answers were later than the limit, nothing else set"
                + " but its own limits; 0 where they were in time. The largest is above the true"
                + " p99 with 95 % certainty from "
                + SURE
                + " answers on.";
    return new ExamReport.Section(
        "clock",
        "Clock",
        List.of(sentence),
        rows.isEmpty()
            ? List.of()
            : List.of(
                new Table(
                    List.of("limit", "answers", "p50 (ms)", "p99 (ms)", "largest (ms)"), rows)));
  }

  private Optional<Diagnosis> deaf(double median, int answers) {
    boolean isDeaf = answers >= LIMITS[0] && median > DEAF * LIMITS[0] && median > DEAF_MILLIS;
    return isDeaf
        ? Optional.of(
            new Diagnosis(
                "ignores-time",
                "It does not look at the clock, or too seldom.",
                String.format(
                    Locale.ROOT,
                    "Half of %d answers came more than %.0f ms late.",
                    answers,
                    median),
                true))
        : Optional.empty();
  }

  /** In milliseconds, in ascending order. */
  private double[] overshoots(int limit, int most) {
    Budget own = asker.contestant().budget();
    Budget budget = new Budget(limit * 1_000_000L, own.nodes(), own.depth());
    List<Double> late = new ArrayList<>();
    long game = Hashing.mixed(seed ^ limit);
    long slow = 0; // nanoseconds of answers that were late
    while (late.size() < most && !asker.isOver() && slow < 3_000_000_000L) {
      game++;
      List<Place<P>> places = CarelessGame.places(asker.game(), game);
      for (int ply = 0; ply < places.size() - 1 && late.size() < most; ply += PLIES) {
        Place<P> place = places.get(ply);
        Optional<SearchResult> result =
            asker.ask(place, SearchResult.seat(place.position()), budget, false, game + ply);
        if (result.isPresent()) {
          long over = Math.max(0, result.get().nanos() - budget.nanos());
          slow += over > budget.nanos() ? over : 0;
          late.add(over / 1e6);
        }
      }
    }
    double[] sorted = late.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return sorted;
  }
}
