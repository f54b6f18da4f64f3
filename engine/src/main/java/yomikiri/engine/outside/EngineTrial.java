package yomikiri.engine.outside;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * A short game of an engine, in the first seat, against moves by chance, whether or not the engine
 * is on the list.
 *
 * @param game its id
 * @param moves as far as it came, as text
 * @param slowestNanos the longest that the engine took for a move
 * @param fault what the engine did wrong
 * @param complaints the last lines of its error output
 */
public record EngineTrial(
    String game,
    String moves,
    int plies,
    long slowestNanos,
    Optional<EngineException> fault,
    List<String> complaints) {
  private static final Budget A_MOVE = Budget.ofTime(Duration.ofSeconds(1));
  private static final int MOST_PLIES = 100;
  private static final long SEED = 1;

  public EngineTrial {
    complaints = List.copyOf(complaints);
  }

  /** The game in which an engine is tried: the first that it plays. */
  public static Optional<GameKit<?>> game(Stream<GameKit<?>> kits, EngineEntry entry) {
    return kits.filter(kit -> Engines.plays(entry, kit.game())).findFirst();
  }

  /**
   * Plays the game, at most a hundred plies of it.
   *
   * @param whole ends it when it is stopped
   * @param progress given the plies made so far
   * @return empty if it was stopped
   */
  public static <P extends Position> Optional<EngineTrial> play(
      Engines engines,
      GameKit<P> kit,
      EngineEntry entry,
      Ticker ticker,
      TimeKeeper whole,
      IntConsumer progress) {
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(SEED));
    OutsidePlayer<P> player = new OutsidePlayer<>(kit.game(), entry, engines, ticker);
    SplittableRandom random = new SplittableRandom(SEED);
    long slowest = 0;
    Optional<EngineException> fault = Optional.empty();
    try {
      player.begin(session.start(), SEED);
      while (!session.isOver() && session.ply() < MOST_PLIES && !whole.isTimeOver()) {
        int seat = SearchResult.seat(session.position());
        int[] legal = session.legalMoves(seat);
        int move = legal[random.nextInt(legal.length)];
        if (seat == 0 && legal.length > 1) {
          TimeKeeper keeper = TimeKeeper.start(A_MOVE, ticker);
          move = player.choose(session.position(), seat, SearchContext.silent(keeper));
          slowest = Math.max(slowest, keeper.elapsedNanos());
        }
        session.play(seat, move);
        player.played(session.line().getLast());
        progress.accept(session.ply());
      }
    } catch (EngineException e) {
      fault = Optional.of(e);
    } finally {
      player.close();
    }
    return whole.isTimeOver()
        ? Optional.empty()
        : Optional.of(
            new EngineTrial(
                kit.game().id(),
                session.line().stream()
                    .map(step -> step.text(kit.game().notation()))
                    .collect(Collectors.joining(" ")),
                session.ply(),
                slowest,
                fault,
                player.complaints()));
  }
}
