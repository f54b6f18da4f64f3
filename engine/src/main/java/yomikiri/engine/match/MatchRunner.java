package yomikiri.engine.match;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Plays the games of a match, several at a time if wanted, and hands them on in the order of their
 * fixtures. A player that throws, runs out of stack or memory, chooses an illegal move or takes
 * more than ten times its time forfeits its game, and the match goes on; where the rules allow a
 * seat to withdraw, the others of its game play on too. Any other {@link Error} ends the match.
 * Players are prepared before the game begins, and asked only where they have a choice. Results are
 * not kept, so a match may be as long as it likes.
 */
public final class MatchRunner<P extends Position> {
  private static final int GAMES_AHEAD = 4;
  private static final int OVERRUN = 10;
  private static final long SHORTEST_NANOS = 1_000_000;

  private final Game<P> game;
  private final List<Contestant<P>> contestants;
  private final Ticker ticker;
  private final NavigableMap<Integer, Running<P>> running = new ConcurrentSkipListMap<>();
  private volatile boolean stopped;
  private volatile int jobs = 1;

  @GuardedBy("this")
  private @Nullable ThreadPoolExecutor pool;

  /**
   * @param contestants those whom the fixtures seat
   * @param ticker measures the moves; read by several threads. A budget under a millisecond counts
   *     as one when it comes to forfeits
   */
  public MatchRunner(Game<P> game, List<Contestant<P>> contestants, Ticker ticker) {
    this.game = game;
    this.contestants = List.copyOf(contestants);
    this.ticker = ticker;
  }

  /**
   * A game being played.
   *
   * @param position after {@code ply} steps; nobody changes it any more
   */
  public record Running<P extends Position>(Schedule.Fixture fixture, P position, int ply) {}

  /**
   * Plays a schedule in which all contestants meet; see {@link #play(Iterator, int, Function,
   * Consumer)}.
   */
  public int play(Schedule schedule, int jobs, Consumer<? super MatchRecord<P>> results) {
    return play(schedule.fixtures(contestants.size()), jobs, Optional::of, results);
  }

  /**
   * Plays until there are no more fixtures or the match is stopped.
   *
   * @param fixtures asked on the calling thread, a few games ahead
   * @param jobs games at a time, from 1; {@link #jobs} changes it
   * @param digest makes of a finished game what is handed on, on the thread that played it; if it
   *     gives nothing, the match ends before this game
   * @param results called on the calling thread, without gaps from the first fixture on; whatever
   *     it throws ends the match
   * @return how many games were handed on
   */
  public <R> int play(
      Iterator<Schedule.Fixture> fixtures,
      int jobs,
      Function<? super MatchRecord<P>, Optional<R>> digest,
      Consumer<? super R> results) {
    int written = 0;
    try (ThreadPoolExecutor workers = workers(jobs)) {
      try {
        Deque<Future<Optional<R>>> begun = new ArrayDeque<>();
        boolean goesOn = true;
        while (goesOn) {
          while (begun.size() < GAMES_AHEAD * this.jobs && fixtures.hasNext()) {
            Schedule.Fixture fixture = fixtures.next();
            begun.add(workers.submit(() -> unlessStopped(fixture).flatMap(digest)));
          }
          Optional<R> done = begun.isEmpty() ? Optional.empty() : result(begun.removeFirst());
          goesOn = done.isPresent();
          if (goesOn) {
            results.accept(done.orElseThrow());
            written++;
          }
        }
      } finally {
        workers.shutdownNow();
      }
    }
    return written;
  }

  private synchronized ThreadPoolExecutor workers(int size) {
    jobs = size;
    ThreadPoolExecutor workers =
        new ThreadPoolExecutor(
            size,
            size,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("match-", 1).factory());
    pool = workers;
    return workers;
  }

  /**
   * Plays that many games at a time from now on, from 1; those being played are finished. From any
   * thread.
   */
  public synchronized void jobs(int now) {
    jobs = now;
    if (pool != null && now > pool.getCorePoolSize()) {
      pool.setMaximumPoolSize(now);
      pool.setCorePoolSize(now);
    } else if (pool != null) {
      pool.setCorePoolSize(now);
      pool.setMaximumPoolSize(now);
    }
  }

  /** The games being played at this moment, in the order of their numbers. From any thread. */
  public List<Running<P>> running() {
    return List.copyOf(running.values());
  }

  /** Begins no more games; those being played are finished. From any thread. */
  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }

  private Optional<MatchRecord<P>> unlessStopped(Schedule.Fixture fixture) {
    return stopped ? Optional.empty() : Optional.of(played(fixture));
  }

  private <R> Optional<R> result(Future<Optional<R>> game) {
    try {
      return game.get();
    } catch (InterruptedException e) {
      stop();
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case Error error -> throw error;
        case RuntimeException rulesFailed -> throw rulesFailed;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }

  /** Plays one game to its end. */
  private MatchRecord<P> played(Schedule.Fixture fixture) {
    try {
      return played(fixture, new GameSession<>(game, fixture.start(game)));
    } finally {
      running.remove(fixture.index());
    }
  }

  private MatchRecord<P> played(Schedule.Fixture fixture, GameSession<P> session) {
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < session.players(); seat++) {
      Contestant<P> contestant = contestants.get(fixture.seating().get(seat));
      sitters.add(new Sitter(contestant, seat, fixture.playerSeeds().get(seat)));
    }
    List<Ending.Forfeit> withdrawn = new ArrayList<>();
    Optional<Ending.Forfeit> forfeit = Optional.empty();
    while (!session.isOver() && forfeit.isEmpty()) {
      for (int seat = 0; seat < sitters.size() && forfeit.isEmpty(); seat++) {
        if (session.isAwaited(seat)) {
          running.put(fixture.index(), new Running<>(fixture, session.position(), session.ply()));
          forfeit = sitters.get(seat).move(session);
          if (forfeit.isPresent() && session.canWithdraw(seat)) {
            session.withdraw(seat);
            withdrawn.add(forfeit.get());
            forfeit = Optional.empty();
          }
        }
      }
    }
    Ending byTheRules =
        withdrawn.isEmpty() ? new Ending.Normal() : new Ending.Withdrawals(withdrawn);
    return recordOf(fixture, session, sitters, forfeit.map(Ending.class::cast).orElse(byTheRules));
  }

  private MatchRecord<P> recordOf(
      Schedule.Fixture fixture, GameSession<P> session, List<Sitter> sitters, Ending ending) {
    int seats = session.players();
    List<String> names = sitters.stream().map(sitter -> sitter.contestant.name()).toList();
    List<Tag> tags = MatchRecord.tags(fixture.index(), names, GameRecord.resultOf(session), ending);
    return new MatchRecord<>(
        fixture,
        ending,
        IntStream.range(0, seats).mapToObj(session::score).toList(),
        IntStream.range(0, seats).mapToObj(seat -> reward(session, ending, seat)).toList(),
        sitters.stream().map(sitter -> sitter.times).toList(),
        GameRecord.of(session, tags, List.of()));
  }

  private static double reward(GameSession<?> session, Ending ending, int seat) {
    return switch (ending) {
      case Ending.Normal normal -> session.reward(seat);
      case Ending.Withdrawals withdrawals -> session.reward(seat);
      case Ending.Forfeit forfeit ->
          forfeit.seat() == seat ? 0 : session.players() / 2.0 / (session.players() - 1);
    };
  }

  /** A contestant at its seat, for one game. */
  private final class Sitter {
    private final Contestant<P> contestant;
    private final int seat;
    private @Nullable Player<P> player; // null once it has forfeited
    private MoveTimes times = MoveTimes.NONE;

    Sitter(Contestant<P> contestant, int seat, long seed) {
      this.contestant = contestant;
      this.seat = seat;
      this.player = prepared(seed);
    }

    /** Makes and prepares the player; if that fails, it forfeits the first move it is asked for. */
    private Player<P> prepared(long seed) {
      try {
        Player<P> made = contestant.builder().apply(seed);
        made.prepare();
        return made;
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError thrown) {
        return (position, mover, context) -> {
          throw thrown;
        };
      }
    }

    /** Moves, or says why it may not; without a choice its only move is made for it, at once. */
    Optional<Ending.Forfeit> move(GameSession<P> session) {
      if (session.hasWithdrawn(seat)) {
        session.play(seat, session.legalMoves(seat)[0]);
        return Optional.empty();
      }
      OptionalInt only = session.onlyMove(seat);
      if (only.isPresent()) {
        session.play(seat, only.getAsInt());
        times = times.plus(0);
        return Optional.empty();
      }
      int move;
      long nanos;
      try {
        P ownCopy = session.position();
        TimeKeeper keeper = TimeKeeper.start(contestant.budget(), ticker);
        move = Objects.requireNonNull(player).choose(ownCopy, seat, SearchContext.silent(keeper));
        nanos = keeper.elapsedNanos();
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError thrown) {
        return forfeit(Ending.Fault.THREW, "threw " + thrown);
      }
      times = times.plus(nanos);
      Budget budget = contestant.budget();
      if (budget.hasTimeLimit() && nanos / OVERRUN > Math.max(budget.nanos(), SHORTEST_NANOS)) {
        return forfeit(Ending.Fault.OVERRAN, overran(nanos, budget.nanos()));
      }
      try {
        session.play(seat, move);
      } catch (IllegalMoveException illegal) {
        return forfeit(Ending.Fault.ILLEGAL, "illegal move: " + illegal.getMessage());
      }
      return Optional.empty();
    }

    private Optional<Ending.Forfeit> forfeit(Ending.Fault fault, String reason) {
      player = null; // what it holds may be needed
      return Optional.of(new Ending.Forfeit(seat, fault, reason));
    }

    private static String overran(long nanos, long allowed) {
      return String.format(
          Locale.ROOT, "overran its time: %.0f ms instead of %.0f ms", nanos / 1e6, allowed / 1e6);
    }
  }
}
