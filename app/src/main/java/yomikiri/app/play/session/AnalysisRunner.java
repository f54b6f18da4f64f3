package yomikiri.app.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.Position;

/** The thought about the position shown: begun where values or a hint are wanted and not known. */
public final class AnalysisRunner {
  private final SearchSlot slot;
  private final BooleanProperty valuesShown;
  private final Runnable found;
  private final Runnable ended;
  private final Consumer<? super PlayEvent> say;
  private boolean hintWanted;

  /**
   * @param executor used by nobody else
   * @param valuesShown whether every move's value is wanted
   * @param found run whenever more is known
   * @param ended run when a thought has ended
   */
  public AnalysisRunner(
      SearchExecutor executor,
      BooleanProperty valuesShown,
      Runnable found,
      Runnable ended,
      Consumer<? super PlayEvent> say) {
    this.slot = new SearchSlot(executor);
    this.valuesShown = valuesShown;
    this.found = found;
    this.ended = ended;
    this.say = say;
  }

  public boolean isHintWanted() {
    return hintWanted;
  }

  public void setHintWanted(boolean wanted) {
    hintWanted = wanted;
  }

  /** The thought under way. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return slot.now();
  }

  /**
   * Thinks about the position after {@code ply} steps if that is wanted, and about no other.
   *
   * @param lasting whether the position is there for long enough to be thought about
   */
  public void follow(PlaySession<?> session, int ply, boolean lasting) {
    if (!lasting || session.moverAt(ply).isEmpty() || !isWanted(session.analysis(ply))) {
      slot.end();
    } else if (!slot.isAbout(ply, session.moverAt(ply).getAsInt())) {
      begin(session, ply);
    }
  }

  private boolean isWanted(Optional<PositionAnalysis> known) {
    return valuesShown.get() && !known.map(PositionAnalysis::finished).orElse(false)
        || hintWanted && !known.map(PositionAnalysis::isReady).orElse(false);
  }

  private <P extends Position> void begin(PlaySession<P> session, int ply) {
    SearchExecutor.SearchRequest<P> request = session.analysisJob(ply);
    slot.begin(
        request,
        ply,
        new Hearing(
            session, ply, request.seat(), new Gathering(session, found, say, this::keepWanting)));
  }

  /** Discards the thought under way, and forgets that a hint was wanted. */
  public void end() {
    slot.end();
    hintWanted = false;
  }

  /** Ends all thinking. */
  public void close() {
    slot.close();
  }

  /** Where nothing was found, it is not to be begun again and again. */
  private void keepWanting(boolean any) {
    valuesShown.set(valuesShown.get() && any);
    hintWanted &= any;
    ended.run();
  }
}
