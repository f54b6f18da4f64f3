package yomikiri.app.statistics;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongConsumer;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.teach.StrengthEstimate;
import yomikiri.engine.teach.StrengthProbe;
import yomikiri.engine.teach.StrengthProbe.ProbedMove;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Finds one's strength in a game from the moves of its latest games.
 *
 * @param games of one game, the latest first
 */
record StrengthSearch(List<OwnGame> games, Ticker ticker)
    implements BackgroundTasks.Work<StrengthSearch.Found> {
  /** Moves that say something, after which no further game is looked at. */
  static final int ENOUGH = 200;

  private static final Duration VALUES = Duration.ofMillis(300); // of one position
  private static final long SEED = 38;

  StrengthSearch {
    games = List.copyOf(games);
  }

  /** What was found of {@code moves} that count; no estimate for too few of them. */
  record Found(int moves, Optional<StrengthEstimate> estimate) {}

  @Override
  @WorkerThread
  public Optional<Found> run(TimeKeeper clock, LongConsumer progress) {
    Map<String, List<ProbedMove>> blocks = new LinkedHashMap<>();
    if (!games.isEmpty()) {
      look(games.getFirst().played().kit(), clock, progress, blocks);
    }
    List<List<ProbedMove>> all = List.copyOf(blocks.values());
    return clock.isTimeOver()
        ? Optional.empty()
        : Optional.of(new Found(StrengthEstimate.counted(all), StrengthEstimate.of(all)));
  }

  private <P extends Position> void look(
      GameKit<P> kit,
      TimeKeeper clock,
      LongConsumer progress,
      Map<String, List<ProbedMove>> blocks) {
    StrengthProbe<P> probe = new StrengthProbe<>(kit, Budget.ofTime(VALUES), ticker, SEED);
    int looked = 0;
    for (OwnGame game : games) {
      if (looked >= ENOUGH) {
        return;
      }
      List<ProbedMove> block =
          blocks.computeIfAbsent(game.reviewed().layout(), any -> new ArrayList<>());
      OwnGame.Played<P> played = as(kit, game.played());
      GameSession<P> session = new GameSession<>(kit.game(), kit.game().copyOf(played.start()));
      OptionalInt last = OptionalInt.empty();
      for (Step step : played.steps()) {
        if (clock.isTimeOver()) {
          return;
        }
        OptionalInt own = step.moveOf(played.seat());
        if (own.isPresent()) {
          Optional<ProbedMove> found =
              probe.look(session.position(), played.seat(), own.getAsInt(), last);
          found.ifPresent(block::add);
          looked += found.isPresent() ? 1 : 0;
          progress.accept(looked);
        }
        last =
            step instanceof Step.Single(int seat, int move)
                ? OptionalInt.of(move)
                : OptionalInt.empty();
        session.play(step);
      }
    }
  }

  /** All games are of one game, whose kit is the same. */
  @SuppressWarnings("unchecked")
  private static <P extends Position> OwnGame.Played<P> as(
      GameKit<P> kit, OwnGame.Played<?> played) {
    if (!played.kit().game().id().equals(kit.game().id())) {
      throw new IllegalArgumentException(played.kit().game().id() + " is not " + kit.game().id());
    }
    return (OwnGame.Played<P>) played;
  }
}
