package yomikiri.app.play.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Position;

/** A seat's turn to move after {@code ply} steps of the line, which a review judges. */
record Turn(int ply, int seat) {
  private static final Duration FIRST_PASS = Duration.ofSeconds(9);

  /** All turns of the line: one a position, or where all move at once one for each seat. */
  static List<Turn> of(PlaySession<?> session) {
    return IntStream.rangeClosed(0, session.session().length())
        .boxed()
        .flatMap(ply -> movers(session, ply).mapToObj(seat -> new Turn(ply, seat)))
        .toList();
  }

  private static IntStream movers(PlaySession<?> session, int ply) {
    Position position = session.session().positionAt(ply);
    return position instanceof JointPosition && !position.isOver()
        ? IntStream.range(0, position.players()).filter(seat -> !session.isOut(ply, seat))
        : session.moverAt(ply).stream();
  }

  /** The search about it; {@code deeper} if it may take longer than all do in the first pass. */
  <P extends Position> SearchExecutor.SearchRequest<P> job(PlaySession<P> session, boolean deeper) {
    return session.players().reviewJob(session.session(), ply, seat, time(session, deeper));
  }

  /** What {@link #job} may take, in nanoseconds. */
  <P extends Position> long nanos(PlaySession<P> session, boolean deeper) {
    P position = session.session().positionAt(ply);
    return session.players().reviewBudget(position, time(session, deeper)).nanos();
  }

  /** A share of the first pass; empty for as long as the player asked wants. */
  private static Optional<Duration> time(PlaySession<?> session, boolean deeper) {
    boolean isJoint = session.setup().kit().game().kind() == GameKind.JOINT;
    long turns = (session.session().length() + 1L) * (isJoint ? session.setup().seats().size() : 1);
    return deeper ? Optional.empty() : Optional.of(FIRST_PASS.dividedBy(turns));
  }

  /** Whether a search about it has ended. */
  boolean isKnown(PlaySession<?> session) {
    return session.analysis(ply, seat).filter(PositionAnalysis::finished).isPresent();
  }
}
