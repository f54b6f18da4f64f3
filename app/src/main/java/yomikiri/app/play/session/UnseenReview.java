package yomikiri.app.play.session;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.engine.think.MoveComment;

/**
 * Reviews games that are not on the board, one at a time: each position for as long as the first
 * pass of {@link GameReviewer} has for it.
 */
@UiThread
public final class UnseenReview {
  private final SearchSlot slot;

  /** Notified of the review of one game. */
  @UiThread
  public interface Listener {
    /** Another position was looked at, {@code looked} so far with those known before. */
    void looked(int looked, int positions);

    /** All positions were looked at. */
    void ended();

    /** A player broke down. */
    void failed(Throwable cause);
  }

  /** {@code executor} is used by nobody else. */
  public UnseenReview(SearchExecutor executor) {
    this.slot = new SearchSlot(executor);
  }

  /** Reviews a round along its line, in place of the one under way. */
  public void begin(PlaySession<?> session, Listener listener) {
    slot.end();
    goOn(session, new HashSet<>(), listener);
  }

  /** Ends the review; its listener is not called any more. */
  public void stop() {
    slot.end();
  }

  /** Ends all thinking. */
  public void close() {
    slot.close();
  }

  /** {@code tried} are the turns that were searched, maybe in vain. */
  private void goOn(PlaySession<?> session, Set<Turn> tried, Listener listener) {
    Optional<Turn> next = open(session, tried).findFirst();
    if (next.isEmpty()) {
      listener.ended();
      return;
    }
    tried.add(next.get());
    SearchExecutor.SearchRequest<?> job = next.get().job(session, false);
    AnalysisListener storing =
        AnalysisListener.storing(
            session,
            next.get(),
            AnalysisListener.by(session.setup().kit().adviser(), job.budget()),
            () -> {},
            any -> {},
            any -> {
              int all = positions(Turn.of(session).stream());
              listener.looked(all - positions(open(session, tried)), all);
              goOn(session, tried, listener);
            });
    slot.begin(session, job, next.get().ply(), new Failing(storing, listener));
  }

  /** The turns that are neither tried nor known. */
  private static Stream<Turn> open(PlaySession<?> session, Set<Turn> tried) {
    return Turn.of(session).stream()
        .filter(turn -> !tried.contains(turn) && !turn.isKnown(session));
  }

  private static int positions(Stream<Turn> turns) {
    return (int) turns.mapToInt(Turn::ply).distinct().count();
  }

  /** Passes everything on but failures, which end the review. */
  private record Failing(AnalysisListener storing, Listener listener) implements AnalysisListener {
    @Override
    public void found(PositionAnalysis analysis) {
      storing.found(analysis);
    }

    @Override
    public void chose(int move, Optional<MoveComment> comment, boolean any) {
      storing.chose(move, comment, any);
    }

    @Override
    public void failed(Throwable cause) {
      listener.failed(cause);
    }
  }
}
