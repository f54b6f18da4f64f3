package yomikiri.app.play.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.SearchReport;

/** Hears one thought about a position of a game, and passes it on as what is known of its moves. */
public final class Hearing implements SearchExecutor.Listener {
  private final PlaySession<?> session;
  private final int ply;
  private final int seat;
  private final Told told;
  private final Map<Integer, String> texts = new HashMap<>(); // of moves told of before
  private @Nullable SearchReport last;

  public Hearing(PlaySession<?> session, int ply, int seat, Told told) {
    this.session = session;
    this.ply = ply;
    this.seat = seat;
    this.told = told;
  }

  /** Who is told. */
  public interface Told {
    void knows(PositionAnalysis analysis);

    /**
     * The thought has ended.
     *
     * @param comment what was said of {@code move} last
     * @param any whether anything was said at all
     */
    void chose(int move, Optional<MoveComment> comment, boolean any);

    void failed(Throwable cause);
  }

  @Override
  public void reported(SearchReport report) {
    last = report;
    told.knows(analysis(report, false));
  }

  private PositionAnalysis analysis(SearchReport report, boolean finished) {
    return PositionAnalysis.of(
        move -> texts.computeIfAbsent(move, session::moveText), ply, seat, report, finished);
  }

  @Override
  public void chose(int move) {
    SearchReport report = last;
    if (report != null) {
      told.knows(analysis(report, true));
    }
    told.chose(
        move,
        Optional.ofNullable(report).flatMap(known -> MoveComment.of(known, move)),
        report != null);
  }

  @Override
  public void failed(Throwable cause) {
    told.failed(cause);
  }
}
