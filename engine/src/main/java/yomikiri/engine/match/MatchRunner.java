package yomikiri.engine.match;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.Ticker;

/**
 * Plays the games of a match, several at a time if wanted, and hands them on in the order of their
 * fixtures. A player that throws, runs out of stack or memory, chooses an illegal move or takes far
 * more than its time ({@link GameTime}) forfeits its game, and the match goes on; where the rules
 * allow a seat to withdraw, the others of its game play on too. Any other {@link Error} ends the
 * match. One that does not even come back when told to is left behind ({@link Watchdog}). Players
 * begin the game before any clock starts, and are asked only where they have a choice; a player
 * goes on from game to game ({@link PlayerPool}). Results are not kept, so a match may be as long
 * as it likes.
 */
public final class MatchRunner<P extends Position> {
  private static final int GAMES_AHEAD = 4;

  private final Game<P> game;
  private final List<Contestant<P>> contestants;
  private final GameTime time;
  private final Ticker ticker;
  private final PlayerPool<P> players;
  private final Watchdog watchdog = new Watchdog();
  private final NavigableMap<Integer, Running<P>> running = new ConcurrentSkipListMap<>();
  private volatile boolean stopped;
  private volatile int jobs = 1;
  private int processes = Runtime.getRuntime().availableProcessors();
  private Semaphore free = new Semaphore(processes, true); // for processes

  @GuardedBy("this")
  private @Nullable ThreadPoolExecutor pool;

  /**
   * @param contestants those whom the fixtures seat
   * @param ticker measures the moves; read by several threads. A budget under a millisecond counts
   *     as one when it comes to forfeits
   */
  public MatchRunner(Game<P> game, List<Contestant<P>> contestants, Ticker ticker) {
    this(game, contestants, GameTime.FREE, ticker);
  }

  /** The same; everybody has {@code time} in each game. */
  public MatchRunner(Game<P> game, List<Contestant<P>> contestants, GameTime time, Ticker ticker) {
    this.time = time;
    this.game = game;
    this.contestants = List.copyOf(contestants);
    this.ticker = ticker;
    this.players = new PlayerPool<>(this.contestants);
  }

  /**
   * How many players that are other programs may run at a time, if one game can do with them; as
   * many as there are processors unless this is called, before playing.
   */
  public void processes(int most) {
    processes = most;
    free = new Semaphore(most, true);
  }

  /** A game being played; {@code position} after {@code ply} steps does not change any more. */
  public record Running<P extends Position>(Schedule.Fixture fixture, P position, int ply) {}

  /** Plays a schedule in which all contestants meet, as the other {@code play} does. */
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
    players.processes(processes);
    try (players;
        watchdog;
        ThreadPoolExecutor workers = workers(jobs)) {
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

  /** Plays so many games at a time from now on, from 1; those begun go on. From any thread. */
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

  /**
   * Begins no more games; those being played are finished, but for those in which a player without
   * any limit of time goes on for long: they are dropped. From any thread.
   */
  public void stop() {
    stopped = true;
    watchdog.stop();
  }

  public boolean isStopped() {
    return stopped;
  }

  private Optional<MatchRecord<P>> unlessStopped(Schedule.Fixture fixture) {
    int needed = (int) fixture.seating().stream().filter(this::isProcess).count();
    int taken = Math.min(needed, processes);
    try {
      free.acquire(taken);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    try {
      return stopped ? Optional.empty() : Optional.of(played(fixture));
    } catch (CancellationException dropped) {
      return Optional.empty();
    } finally {
      free.release(taken);
    }
  }

  private boolean isProcess(int who) {
    return contestants.get(who).isProcess();
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
    GameSession<P> opened = fixture.opened(game);
    GameSession<P> session = new GameSession<>(game, opened.position());
    List<Sitter<P>> sitters = new ArrayList<>();
    try {
      for (int seat = 0; seat < session.players(); seat++) {
        sitters.add(sitter(fixture, seat, opened.start()));
      }
      int _ = inform(opened, 0, sitters);
      return played(fixture, session, sitters);
    } finally {
      sitters.forEach(Sitter::leave);
      running.remove(fixture.index());
    }
  }

  private Sitter<P> sitter(Schedule.Fixture fixture, int seat, P start) {
    int who = fixture.seating().get(seat);
    long seed = fixture.playerSeeds().get(seat);
    return new Sitter<>(
        contestants.get(who), who, seat, start, seed, players, watchdog, time, ticker);
  }

  private MatchRecord<P> played(
      Schedule.Fixture fixture, GameSession<P> session, List<Sitter<P>> sitters) {
    int known = 0; // steps that the players know of
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
          known = inform(session, known, sitters);
        }
      }
    }
    Ending byTheRules =
        withdrawn.isEmpty() ? new Ending.Normal() : new Ending.Withdrawals(withdrawn);
    return recordOf(fixture, session, sitters, forfeit.map(Ending.class::cast).orElse(byTheRules));
  }

  private int inform(GameSession<P> session, int known, List<Sitter<P>> sitters) {
    for (int ply = known + 1; ply <= session.ply(); ply++) {
      Step step = session.nodeAt(ply).step();
      sitters.forEach(sitter -> sitter.played(step));
    }
    return session.ply();
  }

  private MatchRecord<P> recordOf(
      Schedule.Fixture fixture, GameSession<P> session, List<Sitter<P>> sitters, Ending ending) {
    int seats = session.players();
    List<String> names = sitters.stream().map(Sitter::name).toList();
    List<Tag> tags = MatchRecord.tags(fixture.index(), names, GameRecord.resultOf(session), ending);
    return new MatchRecord<>(
        fixture,
        ending,
        IntStream.range(0, seats).mapToObj(session::score).toList(),
        IntStream.range(0, seats).mapToObj(seat -> reward(session, ending, seat)).toList(),
        sitters.stream().map(Sitter::times).toList(),
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
}
