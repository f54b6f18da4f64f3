package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Details;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.teach.Explainer;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * Finds out why the best move is better than another one that gives something away: one that was
 * tried and taken back, else the best of those. Where nothing can be confirmed it tells the moves
 * expected.
 */
@UiThread
public final class HintReasons {
  private static final int MOST = 3; // other moves that are asked about

  private final BackgroundTasks background;
  private final Consumer<? super PlayEvent> say;
  private GameTree.@Nullable Node asked;
  private BackgroundTasks.@Nullable TaskHandle running;

  /** A reason that holds of a move. */
  private record Found(int move, Reason reason) {}

  HintReasons(BackgroundTasks background, Consumer<? super PlayEvent> say) {
    this.background = background;
    this.say = say;
  }

  /** Asks about the position after {@code ply} steps, once for each {@link #end}. */
  <P extends Position> void follow(PlaySession<P> session, int ply) {
    GameTree.Node node = session.session().nodeAt(ply);
    Optional<PositionAnalysis> known = session.analysis(ply).filter(PositionAnalysis::finished);
    if (node == asked || known.isEmpty() || known.get().moves().isEmpty()) {
      return;
    }
    end();
    asked = node;
    PositionAnalysis.Row best = known.get().moves().getFirst();
    List<Mistake<P>> others = others(session, ply, known.get());
    GameKit<P> kit = session.setup().kit();
    running =
        background.begin(
            (clock, progress) -> first(kit, others),
            new BackgroundTasks.Listener<Found>() {
              @Override
              public void came(long far) {
                // it takes some milliseconds
              }

              @Override
              public void ended(Optional<Found> result) {
                running = null;
                say.accept(
                    new PlayEvent.HintExplained(
                        best,
                        result.map(found -> session.moveText(found.move())),
                        result.map(Found::reason),
                        known.get().line()));
              }

              @Override
              public void failed(Throwable cause) {
                running = null;
                say.accept(new PlayEvent.AnalysisFailed(Details.of(cause)));
              }
            });
  }

  private static <P extends Position> Optional<Found> first(
      GameKit<P> kit, List<Mistake<P>> others) {
    Explainer<P> explainer = new Explainer<>(kit);
    return others.stream()
        .flatMap(
            other ->
                explainer.explain(other).stream()
                    .limit(1)
                    .map(reason -> new Found(other.played().getFirst(), reason)))
        .findFirst();
  }

  private static <P extends Position> List<Mistake<P>> others(
      PlaySession<P> session, int ply, PositionAnalysis known) {
    P position = session.session().positionAt(ply);
    if (!(position instanceof TurnPosition)) {
      return List.of();
    }
    SearchReport report = known.report();
    int best = report.moves().getFirst().move();
    Stream<Integer> tried =
        session.session().nodeAt(ply).children().stream()
            .flatMap(
                child ->
                    child.step() instanceof Step.Single(int seat, int move)
                        ? Stream.of(move)
                        : Stream.empty());
    return Stream.concat(tried, report.moves().stream().map(RankedMove::move))
        .distinct()
        .filter(move -> isWorse(session, known, move))
        .limit(MOST)
        .map(
            move ->
                new Mistake<>(
                    session.session().game(), position, known.seat(), List.of(move), best))
        .toList();
  }

  private static boolean isWorse(PlaySession<?> session, PositionAnalysis known, int move) {
    Optional<Verdict> best = known.worth();
    return known
        .report()
        .verdictOf(move)
        .flatMap(own -> best.flatMap(most -> session.setup().judge().judgeOrBetter(most, own)))
        .filter(Judgement::isMistake)
        .isPresent();
  }

  /** Asks about nothing any more. */
  void end() {
    if (running != null) {
      running.discard();
    }
    running = null;
    asked = null;
  }
}
