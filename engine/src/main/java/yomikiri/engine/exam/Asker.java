package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Asks the player that is examined for moves, each time as at the beginning of a game. What it does
 * wrong is kept; after some faults it is asked no more. Used by one thread; {@link #stop} from any.
 */
final class Asker<P extends Position> implements AutoCloseable {
  private static final int MOST_FAULTS = 5;

  private final Game<P> game;
  private final Contestant<P> contestant;
  private final Ticker ticker;
  private long endNanos;
  private final List<String> faults = new ArrayList<>();
  private @Nullable Player<P> player;
  private volatile @Nullable TimeKeeper running;
  private volatile boolean isStopped;
  private int answers;
  private int changed;

  /** {@code endNanos} is when its time is over, by the ticker. */
  Asker(Game<P> game, Contestant<P> contestant, Ticker ticker, long endNanos) {
    this.game = game;
    this.contestant = contestant;
    this.ticker = ticker;
    this.endNanos = endNanos;
  }

  Game<P> game() {
    return game;
  }

  Contestant<P> contestant() {
    return contestant;
  }

  Ticker ticker() {
    return ticker;
  }

  /** What a question may cost: the player's own limits, but seldom more than a moment. */
  Budget brief() {
    Budget own = contestant.budget();
    boolean isLong = own.hasTimeLimit() || own.equals(Budget.UNLIMITED);
    return isLong ? own.and(new Budget(50_000_000, Long.MAX_VALUE, Integer.MAX_VALUE)) : own;
  }

  /**
   * The answer of the player that has answered before.
   *
   * @param everyMove whether a value of each move is asked for
   * @return empty if it broke down, now or too often before, or all is stopped
   */
  Optional<SearchResult> ask(
      Place<P> place, int seat, Budget budget, boolean everyMove, long seed) {
    if (isOver()) {
      return Optional.empty();
    }
    try {
      Player<P> asked = begun(place, seed);
      TimeKeeper keeper = TimeKeeper.start(budget, ticker);
      running = keeper;
      if (isStopped) {
        keeper.abandon();
      }
      SearchResult result =
          SearchResult.of(
              (own, at, context) -> {
                int move = asked.choose(own, at, context);
                changed += own.key() == place.position().key() ? 0 : 1;
                return move;
              },
              game,
              place.position(),
              seat,
              everyMove,
              keeper,
              report -> {});
      answers++;
      return isStopped ? Optional.empty() : Optional.of(result);
    } catch (RuntimeException broken) {
      if (!isStopped) {
        note(broken, place);
      }
      close();
      return Optional.empty();
    } finally {
      running = null;
    }
  }

  /** The same by a new player. */
  Optional<SearchResult> askAnew(Place<P> place, int seat, Budget budget, long seed) {
    close();
    return ask(place, seat, budget, true, seed);
  }

  private Player<P> begun(Place<P> place, long seed) {
    Player<P> warm = player;
    if (warm != null && warm.begin(place.start(), seed)) {
      return informed(warm, place);
    }
    close();
    Player<P> made = contestant.builder().apply(seed);
    player = made;
    SearchResult.begin(made, place.start(), seed);
    return informed(made, place);
  }

  private Player<P> informed(Player<P> begun, Place<P> place) {
    begun.prepare();
    place.steps().forEach(begun::played);
    return begun;
  }

  /** What its protocol cannot tell it is no fault of its own. */
  private void note(RuntimeException broken, Place<P> place) {
    Throwable reason = broken.getCause() == null ? broken : broken.getCause();
    if (!(reason instanceof EngineException engine) || engine.kind() != Kind.UNABLE) {
      String what =
          broken instanceof PlayerException player
              ? player.sentence()
              : "the player threw " + broken;
      faults.add(what + " in " + game.notation().positionText(place.position()));
    }
  }

  /** Gives it more time: until then, by the ticker. */
  void endAt(long nanos) {
    endNanos = nanos;
  }

  /** Whether nothing more is to be asked. */
  boolean isOver() {
    return isStopped || faults.size() >= MOST_FAULTS || ticker.nanos() >= endNanos;
  }

  boolean isStopped() {
    return isStopped;
  }

  /** What it has done wrong, in the order in which it did. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  /** How often it has answered. */
  int answers() {
    return answers;
  }

  /** How often it has changed the position that it was given. */
  int changed() {
    return changed;
  }

  /** Ends the question that is being asked, and answers none from now on. */
  void stop() {
    isStopped = true;
    TimeKeeper keeper = running;
    if (keeper != null) {
      keeper.abandon();
    }
  }

  @Override
  public void close() {
    Player<P> made = player;
    player = null;
    if (made != null) {
      made.close();
    }
  }
}
