package yomikiri.app.play.session;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.PlayerSpec;

/** Receives the reports of one search about a position of a game. */
public interface AnalysisListener {
  /** More is known; the last analysis is finished. */
  void found(PositionAnalysis analysis);

  /**
   * The search has ended.
   *
   * @param comment what was reported of {@code move} last
   * @param any whether anything was reported at all
   */
  void chose(int move, Optional<MoveComment> comment, boolean any);

  /** The player broke down. */
  void failed(Throwable cause);

  /** A player and the time it has, as a record says them. */
  static String by(PlayerSpec player, Budget budget) {
    return budget.hasTimeLimit()
        ? player + " within " + Duration.ofNanos(budget.nanos()).toMillis() + " ms"
        : player.toString();
  }

  /**
   * Stores each analysis of a turn in the cache of {@code session}.
   *
   * @param by who searches, and for how long
   * @param found run whenever more is known
   * @param ended receives whether anything was found at all
   */
  static AnalysisListener storing(
      PlaySession<?> session,
      Turn turn,
      String by,
      Runnable found,
      Consumer<? super PlayEvent> say,
      Consumer<? super Boolean> ended) {
    GameTree.Node node =
        session.session().nodeAt(turn.ply()); // which is another when the line changes
    GameKit<?> kit = session.setup().kit();
    Moves legal = new Moves();
    session.session().positionAt(turn.ply()).legalMoves(turn.seat(), legal);
    return new AnalysisListener() {
      @Override
      public void found(PositionAnalysis analysis) {
        PositionAnalysis.Source source =
            PositionAnalysis.Source.of(by, kit, analysis.report(), legal.toArray());
        session.cache().keep(node, analysis.from(source));
        found.run();
      }

      @Override
      public void chose(int move, Optional<MoveComment> comment, boolean any) {
        ended.accept(any);
      }

      @Override
      public void failed(Throwable cause) {
        say.accept(PlayEvent.unanalysed(cause));
        ended.accept(false);
      }
    };
  }
}
