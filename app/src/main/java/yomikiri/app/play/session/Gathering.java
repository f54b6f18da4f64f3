package yomikiri.app.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import yomikiri.app.text.Details;
import yomikiri.engine.think.MoveComment;

/**
 * Keeps what a thought about every move of a position says: it is known of the game from then on.
 *
 * @param found run whenever more is known
 * @param ended told whether anything was found at all
 */
public record Gathering(
    PlaySession<?> session,
    Runnable found,
    Consumer<? super PlayEvent> say,
    Consumer<? super Boolean> ended)
    implements Hearing.Told {
  @Override
  public void knows(PositionAnalysis analysis) {
    session.cache().keep(analysis);
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
}
