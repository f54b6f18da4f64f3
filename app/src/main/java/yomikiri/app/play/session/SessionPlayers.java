package yomikiri.app.play.session;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.app.concurrent.GamePlayer;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.PlayerSpec;

/**
 * What is to be searched in one game, and who does it: the players on its seats, the one that
 * advises, and the one that reviews, each with a place of its own.
 */
final class SessionPlayers<P extends Position> {
  static final Duration ANALYSIS_TIME = Duration.ofSeconds(10);

  private static final int ADVISER = -1; // a place, as the seats are
  private static final int ANALYST = -2;
  private static final int REVIEWER = -3;

  private final GameSetup<P> setup;
  private final long seed;

  /** {@code seed} is for what they leave to chance. */
  SessionPlayers(GameSetup<P> setup, long seed) {
    this.setup = setup;
    this.seed = seed;
  }

  /** A player that leaves one core to the screen, and knows the game up to {@code ply}. */
  private GamePlayer<P> player(PlayerSpec spec, int place, GameSession<P> session, int ply) {
    return new GamePlayer<>(
        setup.kit(),
        threaded(spec),
        seed + Math.max(0, place),
        this,
        place,
        session.start(),
        session.line().subList(0, ply));
  }

  private PlayerSpec threaded(PlayerSpec spec) {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    return setup.kit().withThreads(spec, threads);
  }

  /** Whoever may be asked in this game without being chosen for it. */
  Set<PlayerSpec> wanted() {
    return Stream.concat(
            setup.seats().stream()
                .filter(SeatSetup.Cpu.class::isInstance)
                .map(seat -> ((SeatSetup.Cpu) seat).spec()),
            Stream.of(setup.kit().adviser()))
        .map(this::threaded)
        .collect(Collectors.toSet());
  }

  /** The search of a CPU about its move; {@code beat} is the time of a step in real time. */
  SearchExecutor.SearchRequest<P> cpuJob(
      GameSession<P> session, int seat, Optional<Duration> beat) {
    if (!(setup.seats().get(seat) instanceof SeatSetup.Cpu cpu)) {
      throw new IllegalStateException("seat " + seat + " is no CPU's");
    }
    P position = session.position();
    Budget own = cpu.spec().budget();
    Budget budget = beat.map(time -> own.and(Budget.ofTime(share(time, position)))).orElse(own);
    return new SearchExecutor.SearchRequest<>(
        player(cpu.spec(), seat, session, session.ply()), position, seat, budget, false);
  }

  /** CPUs that choose for the same step think one after the other, and all before it is made. */
  private Duration share(Duration step, Position position) {
    long cpus = setup.seats().stream().filter(seat -> !seat.isHuman()).count();
    return step.multipliedBy(4).dividedBy(5 * (GameKind.of(position) == GameKind.JOINT ? cpus : 1));
  }

  /** A search about every move of {@code seat} after {@code ply} steps. */
  SearchExecutor.SearchRequest<P> analysisJob(GameSession<P> session, int ply, int seat) {
    return everyMove(
        player(setup.kit().adviser(), ADVISER, session, ply),
        session,
        ply,
        seat,
        Budget.ofTime(ANALYSIS_TIME));
  }

  /** The same by a player chosen for it, who goes on with what was found before. */
  SearchExecutor.SearchRequest<P> analysisJob(
      GameSession<P> session, int ply, int seat, PlayerSpec player, Budget budget) {
    return everyMove(player(player, ANALYST, session, ply), session, ply, seat, budget);
  }

  /**
   * The same for a review.
   *
   * @param time what it may take; empty for the adviser's own where nothing is solved
   */
  SearchExecutor.SearchRequest<P> reviewJob(
      GameSession<P> session, int ply, int seat, Optional<Duration> time) {
    return everyMove(
        player(setup.kit().adviser(), REVIEWER, session, ply),
        session,
        ply,
        seat,
        reviewBudget(session.positionAt(ply), time));
  }

  private static <P extends Position> SearchExecutor.SearchRequest<P> everyMove(
      GamePlayer<P> player, GameSession<P> session, int ply, int seat, Budget budget) {
    return new SearchExecutor.SearchRequest<>(player, session.positionAt(ply), seat, budget, true);
  }

  /** What {@link #reviewJob} may take. */
  Budget reviewBudget(P position, Optional<Duration> time) {
    Budget most = Budget.ofTime(time.orElse(ANALYSIS_TIME));
    return isReadOut(position) ? most : most.and(setup.kit().adviser().budget());
  }

  /** Whether {@code position} is soon solved. */
  boolean isReadOut(P position) {
    return setup.kit().solver().filter(solver -> solver.reaches().test(position)).isPresent();
  }
}
