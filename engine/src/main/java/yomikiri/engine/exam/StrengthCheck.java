package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.exam.ExamReport.Section.Table;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.DuplicateGames;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.ResultCounts;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Ticker;

/**
 * A player's place on the ladder of its game: sequential tests against rungs, halving what is left
 * each time. A layout is one unit, whoever sits where on it; in a game for one both play it, and
 * more points win.
 */
final class StrengthCheck<P extends Position> {
  private static final double ELO = 40;
  private static final double RISK = 0.05; // that any test of all errs
  private static final int MOST_LAYOUTS = 200;

  private final GameKit<P> kit;
  private final Contestant<P> player;
  private final Ticker ticker;
  private final long seed;
  private final List<List<Object>> rows = new ArrayList<>();
  private volatile @Nullable MatchRunner<P> running;
  private volatile boolean isStopped;

  StrengthCheck(GameKit<P> kit, Contestant<P> player, Ticker ticker, long seed) {
    this.kit = kit;
    this.player = player;
    this.ticker = ticker;
    this.seed = seed;
  }

  void stop() {
    isStopped = true;
    MatchRunner<P> runner = running;
    if (runner != null) {
      runner.stop();
    }
  }

  /** Plays until its place is found or the ticker has reached {@code endNanos}. */
  ExamReport.Section run(long endNanos, DoubleConsumer progress) {
    List<Level> ladder = kit.teaching().ladder();
    int low = 0; // rungs that it is above
    int high = ladder.size();
    int most = Integer.SIZE - Integer.numberOfLeadingZeros(high);
    double risk = RISK / Math.max(1, 2 * most); // each rung may cost two tests
    Optional<Placed> last = Optional.empty();
    for (int tests = 0;
        low < high && last.filter(Placed::isNear).isEmpty() && !isOver(endNanos);
        tests++) {
      progress.accept((double) tests / most);
      int rung = (low + high) / 2;
      long now = ticker.nanos();
      long until = now + (endNanos - now) / 2; // what is left is for the tests that follow
      Placed placed = new Meeting(ladder.get(rung), risk, until).placed();
      low = placed == Placed.STRONGER ? rung + 1 : low;
      high = placed == Placed.WEAKER ? rung : high;
      last = Optional.of(placed);
    }
    String place =
        ladder.isEmpty()
            ? "This game has no ladder."
            : place(low, high, ladder.size(), last)
                + String.format(
                    Locale.ROOT,
                    " Sequential tests of 0 against %.0f Elo, up and down; the risk that any errs"
                        + " is %.0f %%.",
                    ELO,
                    100 * RISK);
    Table table =
        new Table(List.of("rung", "it is", "layouts", "score", "95% interval", "player"), rows);
    return new ExamReport.Section(
        "strength", "Strength", List.of(place), rows.isEmpty() ? List.of() : List.of(table));
  }

  private boolean isOver(long endNanos) {
    return isStopped || ticker.nanos() >= endNanos;
  }

  private static String place(int low, int high, int rungs, Optional<Placed> last) {
    String tested = "rung " + ((low + high) / 2 + 1) + " of " + rungs;
    if (last.filter(one -> one == Placed.LEVEL).isPresent()) {
      return "It is about as strong as " + tested + ".";
    }
    List<String> known = new ArrayList<>();
    if (low > 0) {
      known.add("stronger than rung " + low);
    }
    if (high < rungs) {
      known.add("weaker than rung " + (high + 1));
    }
    String open =
        last.filter(one -> one == Placed.UNDECIDED).isPresent() || known.isEmpty()
            ? " No difference from " + tested + " was shown."
            : "";
    return known.isEmpty()
        ? open.strip()
        : "It is " + String.join(" and ", known) + " of " + rungs + "." + open;
  }

  /** The player's place beside a rung. */
  private enum Placed {
    UNDECIDED,
    WEAKER,
    LEVEL,
    STRONGER;

    /** Whether no other rung can say more. */
    boolean isNear() {
      return this == UNDECIDED || this == LEVEL;
    }
  }

  /** The games against one rung. */
  private final class Meeting {
    private final Level rung;
    private final Sprt up;
    private final Sprt down;
    private final long endNanos;
    private final int seats = kit.game().players();
    private final int orders = Schedule.orders(seats);
    private final Map<Integer, Integer> points = new HashMap<>(); // of one alone, by layout
    private ResultCounts counts = ResultCounts.NONE;
    private double sum; // rewards on the layout being played
    private boolean isNew;
    private Placed placed = Placed.UNDECIDED;

    Meeting(Level rung, double risk, long endNanos) {
      this.rung = rung;
      this.up = new Sprt(0, ELO, risk, risk);
      this.down = new Sprt(-ELO, 0, risk, risk);
      this.endNanos = endNanos;
    }

    Placed placed() {
      Contestant<P> other = Contestant.of(kit, rung.spec());
      if (seats == 1) {
        long now = ticker.nanos();
        play(
            List.of(other),
            now + (endNanos - now) / 2,
            record -> points.put(record.index(), record.scores().getFirst()));
        play(List.of(player), endNanos, this::compare);
      } else {
        DuplicateGames copies =
            new DuplicateGames(kit.game(), player.isDeterministic() && other.isDeterministic());
        List<Contestant<P>> all = new ArrayList<>(Collections.nCopies(seats, other));
        all.set(0, player);
        play(all, endNanos, record -> add(record, copies));
      }
      EloEstimate estimate = EloEstimate.of(counts);
      Interval share = estimate.interval();
      rows.add(
          List.of(
              Integer.toString(rung.rung()),
              placed.name().toLowerCase(Locale.ROOT),
              counts.count() / (seats == 2 ? 2 : 1),
              estimate.rate(),
              share,
              rung.spec().toString()));
      return placed;
    }

    private Placed decided() {
      Sprt.Decision above = up.decision(up.ratio(counts));
      Sprt.Decision below = down.decision(down.ratio(counts));
      if (above == Sprt.Decision.ELO1) {
        return Placed.STRONGER;
      }
      if (below == Sprt.Decision.ELO0) {
        return Placed.WEAKER;
      }
      boolean isLevel = above == Sprt.Decision.ELO0 && below == Sprt.Decision.ELO1;
      return isLevel ? Placed.LEVEL : Placed.UNDECIDED;
    }

    private void play(
        List<Contestant<P>> contestants, long until, Consumer<MatchRecord<P>> results) {
      MatchRunner<P> runner = new MatchRunner<>(kit.game(), contestants, ticker);
      running = runner;
      if (isStopped) {
        return;
      }
      Schedule schedule =
          Schedule.of(Hashing.mixed(seed + rung.rung()), orders * MOST_LAYOUTS, true)
              .withOpening(kit.game().usualOpening());
      runner.play(
          schedule.fixtures(seats),
          1,
          Optional::of,
          record -> {
            if (placed == Placed.UNDECIDED) {
              results.accept(record);
              placed = decided();
            }
            if (placed != Placed.UNDECIDED || isOver(until)) {
              runner.stop();
            }
          });
      running = null;
    }

    private void compare(MatchRecord<P> record) {
      Integer others = points.get(record.index());
      if (others != null) {
        int lead = record.scores().getFirst() - others;
        counts = counts.plusGame((1 + Integer.signum(lead)) / 2.0);
      }
    }

    private void add(MatchRecord<P> record, DuplicateGames copies) {
      isNew |= copies.isNew(record.fixture(), () -> record.game().moveText());
      sum += record.rewards().get(record.fixture().seating().indexOf(0));
      if ((record.index() + 1) % orders == 0) {
        if (isNew) {
          counts =
              seats == 2
                  ? counts.plusPair(sum)
                  : counts.plusGame((1 + Math.signum(sum - orders / 2.0)) / 2);
        }
        sum = 0;
        isNew = false;
      }
    }
  }
}
