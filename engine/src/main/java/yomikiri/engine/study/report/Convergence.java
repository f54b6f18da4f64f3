package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Pairing;

/**
 * The estimates of a pairing after growing numbers of games.
 *
 * @param points ascending in games, few enough to draw; the last one is the present
 * @param bounds of the test's log-likelihood ratio, if the study has a test
 */
public record Convergence(Pairing pairing, List<Point> points, Optional<Sprt> bounds) {
  private static final int MOST_POINTS = 200;

  public Convergence {
    points = List.copyOf(points);
  }

  /** The estimates after so many games; {@code ratio} is the test's log-likelihood, else 0. */
  public record Point(int games, double rate, Interval interval, double ratio) {}

  /** Keeps every n-th point, where n doubles whenever there are too many. */
  static final class Thinned {
    private final List<Point> kept = new ArrayList<>();
    private int stride = 1;
    private int seen;

    /** Whether the next point would be kept. */
    boolean wantsNext() {
      seen++;
      return seen % stride == 0;
    }

    void add(Point point) {
      kept.add(point);
      if (kept.size() == MOST_POINTS) {
        stride *= 2;
        for (int i = kept.size() - 2; i >= 0; i -= 2) {
          kept.remove(i);
        }
      }
    }

    List<Point> with(Point present) {
      List<Point> all = new ArrayList<>(kept);
      if (present.games() > 0 && (all.isEmpty() || all.getLast().games() < present.games())) {
        all.add(present);
      }
      return all;
    }
  }
}
