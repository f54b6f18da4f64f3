package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;

/** What holds for every player on every game of its kind. Each player's test extends it. */
public abstract class PlayerContract<P extends Position> {
  private static final int GAMES = 6;

  protected abstract Game<P> game();

  protected abstract Player<P> player(long seed);

  /** Whether the player looks ahead, and so counts what it looks at on its meter. */
  protected boolean searches() {
    return true;
  }

  /** Whether how it searches depends on its budget. */
  protected boolean searchesByBudget() {
    return false;
  }

  /** How long a player may go on that was told to move now. */
  protected Duration patience() {
    return Duration.ofSeconds(60);
  }

  /** A budget of a few milliseconds on any machine, without a time limit. */
  protected Budget smallBudget() {
    return Budget.ofNodes(2_000);
  }

  /**
   * Checks a player of {@code spec} in the beginning, the middle and the end of a random game: it
   * makes legal moves, however long it may think, soon after it is told to move, and leaves the
   * position alone.
   */
  public static <P extends Position> void holds(GameKit<P> kit, PlayerSpec spec) {
    Game<P> game = kit.game();
    Player<P> player = kit.build(spec, 1);
    List<Place<P>> places = places(game, 1);
    for (int i : new int[] {0, places.size() / 2, places.size() - 1}) {
      Place<P> place = places.get(i);
      for (boolean everyMove : new boolean[] {false, true}) {
        P own = game.copyOf(place.position());
        StoppingTicker ticker = new StoppingTicker();
        TimeKeeper keeper = TimeKeeper.start(spec.budget(), ticker);
        ticker.keeper = keeper;
        int move =
            assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> {
                  player.prepare();
                  return player.choose(
                      own, place.seat(), new SearchContext(keeper, everyMove, report -> {}));
                },
                spec::toString);
        assertThat(new GameSession<>(game, place.position()).legalMoves(place.seat()))
            .as(spec.toString())
            .contains(move);
        assertThat(game.notation().positionText(own))
            .isEqualTo(game.notation().positionText(place.position()));
      }
    }
  }

  /** A place of a random game and the first seat it awaits. */
  private record Place<P>(P position, int seat) {}

  private List<Place<P>> places() {
    List<Place<P>> places = new ArrayList<>();
    for (long seed = 0; seed < GAMES; seed++) {
      places.addAll(places(game(), seed));
    }
    return places;
  }

  private static <P extends Position> List<Place<P>> places(Game<P> game, long seed) {
    List<Place<P>> places = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
    while (!session.isOver()) {
      int[] seats = awaited(session);
      places.add(new Place<>(session.position(), seats[0]));
      for (int seat : seats) {
        int[] legal = session.legalMoves(seat);
        session.play(seat, legal[random.nextInt(legal.length)]);
      }
    }
    return places;
  }

  private static int[] awaited(GameSession<?> session) {
    return IntStream.range(0, session.players()).filter(session::isAwaited).toArray();
  }

  private int choose(Player<P> player, Place<P> place, SearchContext context) {
    int move = player.choose(game().copyOf(place.position()), place.seat(), context);
    int[] legal = new GameSession<>(game(), place.position()).legalMoves(place.seat());
    assertThat(legal).contains(move);
    return move;
  }

  private static SearchContext within(Budget budget) {
    return SearchContext.silent(TimeKeeper.start(budget, new FakeTicker(1_000)));
  }

  @Test
  void answersWithoutAnyTime() {
    Player<P> player = player(1);
    for (Place<P> place : places()) {
      choose(player, place, within(Budget.ofTime(Duration.ZERO)));
    }
  }

  @Test
  void answersWhenStoppedAtOnce() {
    Player<P> player = player(1);
    for (Place<P> place : places()) {
      TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
      keeper.stop();
      choose(player, place, SearchContext.silent(keeper));
    }
  }

  /** Every node it may, or fewer because there is no more to find out: then also with more. */
  @Test
  void visitsTheNodesItIsGiven() {
    boolean wantsMore = false;
    for (Place<P> place : places()) {
      for (int limit : new int[] {1, 7, 300}) {
        long nodes = nodes(place, limit);
        if (nodes < limit) {
          long withMore = nodes(place, 10 * limit);
          assertThat(withMore == nodes || searchesByBudget() && withMore < limit).isTrue();
        } else {
          assertThat(nodes).isEqualTo(limit);
          wantsMore |= limit == 300;
        }
      }
    }
    assertThat(wantsMore).isEqualTo(searches());
  }

  private long nodes(Place<P> place, int limit) {
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(limit), new FakeTicker(1));
    choose(player(1), place, SearchContext.silent(keeper));
    return keeper.meter().nodes();
  }

  @Test
  void movesWhenToldTo() {
    int reported = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      P start = game().newPosition(seed);
      Place<P> place = new Place<>(start, awaited(new GameSession<>(game(), start))[0]);
      StoppingTicker ticker = new StoppingTicker();
      TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, ticker);
      ticker.keeper = keeper;
      assertTimeoutPreemptively(
          patience(), () -> choose(player(1), place, SearchContext.silent(keeper)));
      reported += ticker.reads >= StoppingTicker.READS ? 1 : 0;
    }
    assertThat(reported > 0).isEqualTo(searches());
  }

  /** Tells a player to move when it has looked at the clock a few times. */
  private static final class StoppingTicker implements Ticker {
    private static final int READS = 16;

    private int reads;
    private @Nullable TimeKeeper keeper;

    @Override
    public long nanos() {
      if (++reads == READS && keeper != null) {
        keeper.stop();
      }
      return reads;
    }
  }

  @Test
  void equalPlayersMoveAlikeWatchedOrNotAndLeaveThePositionAlone() {
    for (Place<P> place : places()) {
      P own = game().copyOf(place.position());
      List<SearchReport> reports = new ArrayList<>();
      TimeKeeper keeper = TimeKeeper.start(smallBudget(), new FakeTicker(1_000));
      int move =
          player(5).choose(own, place.seat(), new SearchContext(keeper, false, reports::add));
      assertThat(choose(player(5), place, within(smallBudget()))).isEqualTo(move);
      assertThat(game().notation().positionText(own))
          .isEqualTo(game().notation().positionText(place.position()));
      if (!reports.isEmpty()) {
        assertThat(reports.getLast().best().orElseThrow().move()).isEqualTo(move);
        assertThat(reports.getLast().nodes()).isPositive();
      }
    }
  }

  @Test
  void everyMoveIsRankedWhenAskedFor() {
    for (Place<P> place : places()) {
      List<SearchReport> reports = new ArrayList<>();
      TimeKeeper keeper = TimeKeeper.start(smallBudget(), new FakeTicker(1_000));
      int _ = choose(player(1), place, new SearchContext(keeper, true, reports::add));
      for (SearchReport report : reports) {
        assertThat(report.moves().stream().map(RankedMove::move))
            .containsExactlyInAnyOrder(
                IntStream.of(new GameSession<>(game(), place.position()).legalMoves(place.seat()))
                    .boxed()
                    .toArray(Integer[]::new));
        assertThat(report.moves())
            .noneMatch(
                ranked ->
                    ranked.verdict() instanceof Verdict.Points points
                        && points.bound() != Bound.EXACT);
      }
    }
  }
}
