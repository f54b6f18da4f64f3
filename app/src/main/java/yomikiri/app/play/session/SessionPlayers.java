package yomikiri.app.play.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;

/**
 * The players of one game that search: those on its seats, the one that advises, and the one that
 * reviews. Each thinks on a thread of its own, so none serves two of them.
 */
final class SessionPlayers<P extends Position> {
  static final Duration ANALYSIS_TIME = Duration.ofSeconds(10);

  private final GameSetup<P> setup;
  private final long seed;
  private final List<@Nullable Player<P>> bySeat;
  private @Nullable Player<P> adviser;
  private @Nullable Player<P> reviewer;
  private @Nullable PlayerSpec analystSpec;
  private @Nullable Player<P> analyst;

  /**
   * @param seed for what they leave to chance
   */
  SessionPlayers(GameSetup<P> setup, long seed) {
    this.setup = setup;
    this.seed = seed;
    this.bySeat = new ArrayList<>(Collections.nCopies(setup.seats().size(), null));
  }

  /**
   * The search of a CPU about its move.
   *
   * @param beat in real time, the time from one step to the next
   */
  SearchExecutor.SearchRequest<P> cpuJob(P position, int seat, Optional<Duration> beat) {
    if (!(setup.seats().get(seat) instanceof SeatSetup.Cpu cpu)) {
      throw new IllegalStateException("seat " + seat + " is no CPU's");
    }
    Player<P> player = bySeat.get(seat);
    if (player == null) {
      player = build(cpu.spec(), seed + seat);
      bySeat.set(seat, player);
    }
    Budget own = cpu.spec().budget();
    Budget budget = beat.map(time -> own.and(Budget.ofTime(share(time, position)))).orElse(own);
    return new SearchExecutor.SearchRequest<>(player, position, seat, budget, false);
  }

  /** CPUs that choose for the same step think one after the other, and all before it is made. */
  private Duration share(Duration step, Position position) {
    long cpus = setup.seats().stream().filter(seat -> !seat.isHuman()).count();
    return step.multipliedBy(4).dividedBy(5 * (GameKind.of(position) == GameKind.JOINT ? cpus : 1));
  }

  /** A search about every move of {@code seat}. */
  SearchExecutor.SearchRequest<P> analysisJob(P position, int seat) {
    if (adviser == null) {
      adviser = build(setup.kit().adviser(), seed);
    }
    Budget most = Budget.ofTime(ANALYSIS_TIME);
    return new SearchExecutor.SearchRequest<>(adviser, position, seat, most, true);
  }

  /** The same by a player chosen for it, who goes on with what was found before. */
  SearchExecutor.SearchRequest<P> analysisJob(
      P position, int seat, PlayerSpec player, Budget budget) {
    Player<P> asked = analyst;
    if (asked == null || !player.equals(analystSpec)) {
      asked = build(player, seed);
      analyst = asked;
      analystSpec = player;
    }
    return new SearchExecutor.SearchRequest<>(asked, position, seat, budget, true);
  }

  /**
   * The same for a review.
   *
   * @param time what it may take; empty for the adviser's own where nothing is solved
   */
  SearchExecutor.SearchRequest<P> reviewJob(P position, int seat, Optional<Duration> time) {
    if (reviewer == null) {
      reviewer = build(setup.kit().adviser(), seed);
    }
    return new SearchExecutor.SearchRequest<>(
        reviewer, position, seat, reviewBudget(position, time), true);
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

  /** A player that leaves one core to the screen. */
  private Player<P> build(PlayerSpec spec, long seedOfPlayer) {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    return setup.kit().build(setup.kit().withThreads(spec, threads), seedOfPlayer);
  }
}
