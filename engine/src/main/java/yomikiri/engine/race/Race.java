package yomikiri.engine.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/**
 * Players that search the same position under the same budget. They run one after another, each
 * alone and newly made: side by side they would share caches, memory and the clock speed of the
 * processor, and what one is given the other would lack. Where time is the budget, each search is
 * first run for a moment by another player of its kind, so that nobody is timed while the JVM still
 * compiles it. For one run.
 */
public final class Race<P extends Position> {
  private static final int SHARE = 4; // of the budget, one part in so many to warm up
  private static final long LONGEST_WARM_UP = 300_000_000; // nanoseconds

  private final GameKit<P> kit;
  private final P position;
  private final int seat;
  private final Budget budget;
  private final Budget solving;
  private final long seed;
  private final Ticker ticker;
  private final List<Racer> racers;
  private Optional<Truth> truth = Optional.empty();
  private volatile boolean stopped;
  private volatile @Nullable TimeKeeper running;

  /** How far a racer is. */
  public enum State {
    WAITING,
    RUNNING,
    /** It has answered within its budget. */
    DONE,
    /** The race was stopped while it ran, or before. */
    STOPPED,
    FAILED
  }

  /**
   * What a player would have played at one moment.
   *
   * @param nanos since its search began, in nanoseconds
   * @param nodes positions visited or playouts made until then
   * @param depth plies of the last completed depth; 0 where the search does not go by depth
   * @param verdict on the move; empty where the player gives none
   */
  public record Choice(
      long nanos, long nodes, int depth, int move, Optional<Verdict> verdict, List<Integer> line) {
    public Choice {
      line = List.copyOf(line);
    }
  }

  /**
   * A player in the race.
   *
   * @param choices at each of its reports, and last of all what it has played
   * @param fault what went wrong, without a full stop
   */
  public record Racer(PlayerSpec spec, State state, List<Choice> choices, Optional<String> fault) {
    public Racer {
      choices = List.copyOf(choices);
    }

    public Optional<Choice> last() {
      return choices.isEmpty() ? Optional.empty() : Optional.of(choices.getLast());
    }

    /**
     * When it found the answer: the first report from which on its choice was among the best moves
     * up to the end of its search. The search itself may have known some time before it reported.
     *
     * @return empty if its choice at the end is none of them, or it has not come to its end
     */
    public Optional<Choice> found(Truth truth) {
      int from = choices.size();
      while (from > 0 && truth.isBest(choices.get(from - 1).move())) {
        from--;
      }
      return state == State.DONE && from < choices.size()
          ? Optional.of(choices.get(from))
          : Optional.empty();
    }
  }

  /**
   * The race at one moment.
   *
   * @param truth what is known of the position for sure; found before the first player runs
   * @param isOver whether nothing more comes
   */
  public record Standing(Optional<Truth> truth, List<Racer> racers, boolean isOver) {
    public Standing {
      racers = List.copyOf(racers);
    }
  }

  /**
   * @param position not over
   * @param seat to move there
   * @param players each as {@link GameKit#parseSpec} gave it; its own limits hold as well
   * @param budget of each of them
   * @param solving what may be spent on solving the position
   * @param seed for whatever players leave to chance
   */
  public Race(
      GameKit<P> kit,
      P position,
      int seat,
      List<PlayerSpec> players,
      Budget budget,
      Budget solving,
      long seed,
      Ticker ticker) {
    this.kit = kit;
    this.position = kit.game().copyOf(position);
    this.seat = seat;
    this.budget = budget;
    this.solving = solving;
    this.seed = seed;
    this.ticker = ticker;
    this.racers =
        new ArrayList<>(
            players.stream()
                .map(spec -> new Racer(spec, State.WAITING, List.of(), Optional.empty()))
                .toList());
  }

  /** Runs it to its end on this thread, which gives {@code progress} every change. */
  public Standing run(Consumer<? super Standing> progress) {
    if (Truth.Finder.isPossible(kit) && solving.nanos() > 0) {
      truth = new Truth.Finder<>(kit).find(position, clock(solving));
    }
    for (int i = 0; i < racers.size(); i++) {
      run(i, progress);
    }
    Standing end = standing(true);
    progress.accept(end);
    return end;
  }

  /** Ends it soon, from any thread. */
  public void stop() {
    stopped = true;
    TimeKeeper now = running;
    if (now != null) {
      now.stop();
    }
  }

  private TimeKeeper clock(Budget of) {
    TimeKeeper clock = TimeKeeper.start(of, ticker);
    running = clock;
    if (stopped) {
      clock.stop();
    }
    return clock;
  }

  private Standing standing(boolean isOver) {
    return new Standing(truth, racers, isOver);
  }

  private void run(int index, Consumer<? super Standing> progress) {
    PlayerSpec spec = racers.get(index).spec();
    List<Choice> choices = new ArrayList<>();
    if (stopped) {
      racers.set(index, new Racer(spec, State.STOPPED, choices, Optional.empty()));
      return;
    }
    racers.set(index, new Racer(spec, State.RUNNING, choices, Optional.empty()));
    progress.accept(standing(false));
    Budget own = budget.and(spec.budget());
    try (Player<P> player = kit.build(spec, seed)) {
      warmUp(spec, own);
      SearchResult.begin(player, position, seed);
      TimeKeeper clock = clock(own);
      SearchResult result =
          SearchResult.of(
              player,
              kit.game(),
              position,
              seat,
              false,
              clock,
              report -> {
                add(choices, report, clock.elapsedNanos());
                racers.set(index, new Racer(spec, State.RUNNING, choices, Optional.empty()));
                progress.accept(standing(false));
              });
      choices.add(end(result));
      State state = stopped ? State.STOPPED : State.DONE;
      racers.set(index, new Racer(spec, state, choices, Optional.empty()));
    } catch (PlayerException broken) {
      racers.set(index, new Racer(spec, State.FAILED, choices, Optional.of(broken.sentence())));
    }
    progress.accept(standing(false));
  }

  /** Another program is warm or cold as it likes; this would only start it twice. */
  private void warmUp(PlayerSpec spec, Budget own) {
    if (own.hasTimeLimit() && kit.isRepeatable(spec.without(Parameter.TIME.name()))) {
      long nanos = Math.min(own.nanos() / SHARE, LONGEST_WARM_UP);
      Budget moment = own.and(new Budget(nanos, Long.MAX_VALUE, Integer.MAX_VALUE));
      try (Player<P> other = kit.build(spec, seed)) {
        SearchResult.begin(other, position, seed);
        SearchResult.of(other, kit.game(), position, seat, false, clock(moment), report -> {});
      }
    }
  }

  private static void add(List<Choice> choices, SearchReport report, long nanos) {
    report
        .best()
        .ifPresent(
            best ->
                choices.add(
                    new Choice(
                        nanos,
                        report.nodes(),
                        report.depth(),
                        best.move(),
                        Optional.of(best.verdict()),
                        best.line())));
  }

  /** What was played in the end, which need not be what was reported last. */
  private static Choice end(SearchResult result) {
    Optional<SearchReport> last = result.report();
    Optional<RankedMove> ranked =
        last.flatMap(
            report -> report.moves().stream().filter(m -> m.move() == result.move()).findFirst());
    return new Choice(
        result.nanos(),
        result.nodes(),
        last.map(SearchReport::depth).orElse(0),
        result.move(),
        ranked.map(RankedMove::verdict),
        ranked.map(RankedMove::line).orElseGet(() -> List.of(result.move())));
  }
}
