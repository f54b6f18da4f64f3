package yomikiri.engine.study.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.ExactEvaluator;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** Compares games with perfect play. May be used by any number of threads. */
final class PlayQualityMeter<D extends DuelPosition> {
  /** What an account may still take once it is to stop. */
  private static final Budget LAST_MOMENT = Budget.ofTime(Duration.ofSeconds(1));

  private final GameKit<D> kit;
  private final Ticker ticker;
  private final Queue<ExactEvaluator<D>> idle = new ConcurrentLinkedQueue<>();
  private volatile @Nullable Long stoppedNanos;

  private PlayQualityMeter(GameKit<D> kit, Ticker ticker) {
    this.kit = kit;
    this.ticker = ticker;
  }

  /** For the game of {@code kit}; empty if no solver reads it out. */
  static Optional<PlayQualityMeter<?>> of(GameKit<?> kit, Ticker ticker) {
    return kit.asDuel()
        .filter(duel -> duel.solver().isPresent())
        .map(duel -> new PlayQualityMeter<>(duel, ticker));
  }

  /** From now on accounts end soon, finished or not. */
  void stop() {
    if (stoppedNanos == null) {
      stoppedNanos = ticker.nanos();
    }
  }

  /** The clock of all accounts, which stands still until they are to stop. */
  private long sinceStop() {
    Long stopped = stoppedNanos;
    return stopped == null ? 0 : ticker.nanos() - stopped;
  }

  /**
   * A game of this kit with its account, or without one if the solver reaches none of its
   * positions.
   *
   * @return empty if the account was stopped before it was finished
   * @throws StudyException if the solver contradicts itself or proves nothing
   */
  Optional<PlayedGame> played(MatchRecord<?> game) throws StudyException {
    @SuppressWarnings("unchecked")
    GameSession<D> session = (GameSession<D>) game.game().session(0);
    ExactEvaluator<D> values = idle.poll();
    if (values == null) {
      values = ExactEvaluator.of(kit).orElseThrow();
    }
    int from = firstReached(session, values);
    if (from > session.length()) {
      return Optional.of(PlayedGame.of(game, Optional.empty()));
    }
    TimeKeeper clock = TimeKeeper.start(LAST_MOMENT, this::sinceStop);
    int[] margins = new int[session.length() + 1];
    for (int ply = from; ply < margins.length; ply++) {
      OptionalInt margin = values.margin(session.positionAt(ply), clock);
      if (margin.isEmpty() && clock.isTimeOver()) {
        return Optional.empty();
      }
      int plies = ply;
      margins[ply] = margin.orElseThrow(() -> StudyFaults.unproven(kit, game.index() + 1, plies));
    }
    idle.add(values);
    return Optional.of(PlayedGame.of(game, Optional.of(quality(game, session, from, margins))));
  }

  /** Plies before the first position that can be solved; more than there are if none can. */
  private static <D extends DuelPosition> int firstReached(
      GameSession<D> session, ExactEvaluator<D> values) {
    return IntStream.rangeClosed(0, session.length())
        .filter(ply -> values.reaches(session.positionAt(ply)))
        .findFirst()
        .orElse(session.length() + 1);
  }

  /** The account of the plies after {@code from}; {@code margins} are perfect ones of seat 0. */
  private PlayQuality quality(MatchRecord<?> game, GameSession<D> session, int from, int[] margins)
      throws StudyException {
    List<List<PlayQuality.Play>> seats = new ArrayList<>();
    for (int seat = 0; seat < session.players(); seat++) {
      seats.add(new ArrayList<>(Collections.nCopies(PlayQuality.PHASES, PlayQuality.Play.NONE)));
    }
    int plies = session.length();
    for (int ply = from; ply < plies; ply++) {
      int mover = session.positionAt(ply).turn();
      int lost = mover == 0 ? margins[ply] - margins[ply + 1] : margins[ply + 1] - margins[ply];
      if (lost < 0) {
        throw StudyFaults.contradiction(kit, game.index() + 1, ply + 1, -lost);
      }
      List<PlayQuality.Play> phases = seats.get(mover);
      int phase = PlayQuality.PHASES * ply / plies;
      phases.set(phase, phases.get(phase).plusMove(lost));
    }
    return new PlayQuality(from, margins[from], seats);
  }
}
