package yomikiri.app.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import yomikiri.app.text.Details;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.think.MoveComment;

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

  /**
   * Stores each analysis of the position after {@code ply} steps in the cache of {@code session}.
   *
   * @param found run whenever more is known
   * @param ended receives whether anything was found at all
   */
  static AnalysisListener storing(
      PlaySession<?> session,
      int ply,
      Runnable found,
      Consumer<? super PlayEvent> say,
      Consumer<? super Boolean> ended) {
    GameTree.Node node = session.session().nodeAt(ply); // which is another when the line changes
    return new AnalysisListener() {
      @Override
      public void found(PositionAnalysis analysis) {
        session.cache().keep(node, analysis);
        found.run();
      }

      @Override
      public void chose(int move, Optional<MoveComment> comment, boolean any) {
        ended.accept(any);
      }

      @Override
      public void failed(Throwable cause) {
        say.accept(new PlayEvent.AnalysisFailed(Details.of(cause)));
        ended.accept(false);
      }
    };
  }
}
