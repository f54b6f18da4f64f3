package yomikiri.engine.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import yomikiri.engine.game.CarelessGame;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Searches on solved positions of a game: what their choices give away after so many nodes. Each
 * position is from a careless game of its own, and drawn from those in which there is a choice:
 * that the solver may reach, or else the last. For one thread at a time.
 */
public final class RegretStudy<P extends Position> {
  private static final Budget SOLVING = Budget.ofNodes(1_000_000);
  private static final int LATE = 12; // positions before the end, where there is no solver
  private static final double DEAREST = 3e5; // nodes that solving may be expected to take

  private final GameKit<P> kit;
  private final Setting setting;
  private final Ticker ticker;
  private final Truth.Finder<P> finder;
  private final List<Player<P>> players;

  /**
   * What is measured.
   *
   * @param players specs that set limits far above {@code nodes}, or none
   * @param nodes budgets, ascending
   */
  public record Setting(List<PlayerSpec> players, List<Long> nodes, long seed) {
    public Setting {
      players = List.copyOf(players);
      nodes = List.copyOf(nodes);
    }

    /** A line that says it all. */
    public String text(String game) {
      List<String> specs =
          players.stream().map(Lineup::unlimited).map(PlayerSpec::toString).toList();
      return String.join(
          "\t",
          game,
          Long.toString(seed),
          String.join(" ", specs),
          String.join(",", nodes.stream().map(String::valueOf).toList()));
    }
  }

  /** What one choice gave away, and how long it took. */
  public record Measure(double regret, long nanos) {}

  /**
   * A position that was dealt, as a line of a file.
   *
   * @param position as text, or in brackets why it does not count
   * @param measures by player, then by budget; none where it does not count
   */
  public record Trial(long number, String position, List<Measure> measures) {
    private static final int HEAD = 2; // fields before the measures

    public Trial {
      measures = List.copyOf(measures);
    }

    /** The fields, separated by tabs. */
    public String text() {
      return Stream.concat(
              Stream.of(Long.toString(number), position),
              measures.stream().map(one -> one.regret() + "/" + one.nanos()))
          .reduce((one, next) -> one + "\t" + next)
          .orElseThrow();
    }

    /** Reads {@link #text}; empty if it is none. */
    public static Optional<Trial> parse(String text) {
      List<String> fields = List.of(text.split("\t", -1));
      boolean isOne =
          fields.size() >= HEAD
              && fields.getFirst().matches("\\d{1,9}")
              && fields.stream()
                  .skip(HEAD)
                  .allMatch(f -> f.matches("\\d{1,9}\\.\\d{1,17}/\\d{1,18}"));
      return isOne
          ? Optional.of(
              new Trial(
                  Long.parseLong(fields.getFirst()),
                  fields.get(1),
                  fields.stream().skip(HEAD).map(Trial::measure).toList()))
          : Optional.empty();
    }

    private static Measure measure(String text) {
      int slash = text.indexOf('/');
      return new Measure(
          Double.parseDouble(text.substring(0, slash)), Long.parseLong(text.substring(slash + 1)));
    }

    /** Whether it was measured. */
    public boolean counts() {
      return !measures.isEmpty();
    }
  }

  /**
   * What is known of a player with one budget.
   *
   * @param regret mean over the positions, each of which is evidence of its own
   * @param best the share of positions in which it chose a best move
   * @param nanos the middle one of its times
   */
  public record Point(
      PlayerSpec player,
      long nodes,
      long positions,
      double regret,
      Interval regretInterval,
      double best,
      Interval bestInterval,
      long nanos) {}

  /** {@code ticker} times the searches. */
  public RegretStudy(GameKit<P> kit, Setting setting, Ticker ticker) {
    this.kit = kit;
    this.setting = setting;
    this.ticker = ticker;
    this.finder = new Truth.Finder<>(kit);
    this.players = setting.players().stream().map(spec -> kit.build(spec, setting.seed())).toList();
  }

  /** A position of the careless game {@code number}; empty if none of it leaves a choice. */
  public Optional<P> deal(long number) {
    List<P> open =
        CarelessGame.places(kit.game(), mixed(number)).stream()
            .map(Place::position)
            .filter(RegretStudy::isOpen)
            .toList();
    List<P> read = open.stream().filter(this::isReached).toList();
    List<P> drawn =
        read.isEmpty() ? open.subList(Math.max(0, open.size() - LATE), open.size()) : read;
    SplittableRandom random = new SplittableRandom(~mixed(number));
    return drawn.isEmpty()
        ? Optional.empty()
        : Optional.of(drawn.get(random.nextInt(drawn.size())));
  }

  private static boolean isOpen(Position position) {
    Moves moves = new Moves();
    if (!position.isOver()) {
      position.legalMoves(SearchResult.seat(position), moves);
    }
    return moves.size() > 1;
  }

  private long mixed(long number) {
    return Hashing.mixed(Hashing.mixed(setting.seed()) ^ number);
  }

  private boolean isReached(P position) {
    return kit.solver()
        .filter(one -> one.reaches().test(position))
        .filter(one -> !(one.nodes().applyAsDouble(position) > DEAREST))
        .isPresent();
  }

  /**
   * Has all players choose in a position of {@link #deal}.
   *
   * @param seen positions that were measured before: once more they are no evidence
   */
  public Trial measure(long number, P position, Set<String> seen) {
    String text = kit.game().notation().positionText(position);
    if (seen.contains(text)) {
      return new Trial(number, "(seen before)", List.of());
    }
    Optional<Truth> truth = finder.find(position, TimeKeeper.start(SOLVING, ticker));
    if (truth.isEmpty()) {
      return new Trial(number, "(unsolved)", List.of());
    }
    if (truth.get().isIndifferent()) {
      return new Trial(number, "(all moves alike)", List.of());
    }
    List<Measure> measures = new ArrayList<>();
    for (Player<P> player : players) {
      for (long nodes : setting.nodes()) {
        SearchResult.begin(player, position, mixed(number));
        SearchResult result =
            SearchResult.of(
                player,
                kit.game(),
                position,
                SearchResult.seat(position),
                Budget.ofNodes(nodes),
                false,
                ticker);
        measures.add(new Measure(truth.get().regret(result.move()), result.nanos()));
      }
    }
    return new Trial(number, text, measures);
  }

  /** The figures of each player and budget from {@code trials}, two or more of which count. */
  public static List<Point> points(Setting setting, List<Trial> trials) {
    List<Trial> counted = trials.stream().filter(Trial::counts).toList();
    List<Point> points = new ArrayList<>();
    int field = 0;
    for (PlayerSpec player : setting.players()) {
      for (long nodes : setting.nodes()) {
        int at = field;
        List<Measure> column = counted.stream().map(trial -> trial.measures().get(at)).toList();
        points.add(point(Lineup.unlimited(player), nodes, column));
        field++;
      }
    }
    return points;
  }

  private static Point point(PlayerSpec player, long nodes, List<Measure> column) {
    Sample regrets = new Sample();
    column.forEach(one -> regrets.add(one.regret()));
    double best = (double) column.stream().filter(one -> one.regret() == 0).count() / column.size();
    long[] times = column.stream().mapToLong(Measure::nanos).toArray();
    Arrays.sort(times);
    return new Point(
        player,
        nodes,
        column.size(),
        regrets.mean(),
        Interval.ofMean(regrets.mean(), regrets.standardError().orElseThrow(), column.size()),
        best,
        Interval.wilson(best, column.size()),
        times[times.length / 2]);
  }
}
