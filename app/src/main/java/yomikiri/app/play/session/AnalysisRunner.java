package yomikiri.app.play.session;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import yomikiri.app.concurrent.SearchExecutor;

/** Searches the position shown where values or a hint are wanted and not known. */
public final class AnalysisRunner {
  private final SearchSlot slot;
  private final BooleanProperty valuesShown;
  private final Runnable found;
  private final Runnable ended;
  private final Consumer<? super PlayEvent> report;
  private boolean hintWanted;
  private OptionalInt hinted = OptionalInt.empty(); // the move said to be the best

  /**
   * @param executor used by nobody else
   * @param valuesShown whether every move's value is wanted
   * @param found run whenever more is known
   * @param ended run when a search has ended
   */
  public AnalysisRunner(
      SearchExecutor executor,
      BooleanProperty valuesShown,
      Runnable found,
      Runnable ended,
      Consumer<? super PlayEvent> report) {
    this.slot = new SearchSlot(executor);
    this.valuesShown = valuesShown;
    this.found = found;
    this.ended = ended;
    this.report = report;
  }

  public boolean isHintWanted() {
    return hintWanted;
  }

  public void setHintWanted(boolean wanted) {
    hintWanted = wanted;
    hinted = OptionalInt.empty();
  }

  /** The search under way. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return slot.now();
  }

  /**
   * Thinks about the position after {@code ply} steps if that is wanted, and about no other.
   *
   * @param lasting whether the position is there for long enough to be searched
   */
  public void follow(PlaySession<?> session, int ply, boolean lasting) {
    if (!lasting || session.moverAt(ply).isEmpty() || !isWanted(session.analysis(ply))) {
      slot.end();
    } else if (!slot.isAbout(session.session().nodeAt(ply), session.moverAt(ply).getAsInt())) {
      begin(session, ply);
    }
    sayHint(session, ply);
  }

  /** Says which move is the best as soon as that is known, and again if it is another then. */
  private void sayHint(PlaySession<?> session, int ply) {
    session
        .analysis(ply)
        .filter(analysis -> hintWanted && analysis.isReady())
        .map(analysis -> analysis.moves().getFirst())
        .filter(best -> !hinted.equals(OptionalInt.of(best.move())))
        .ifPresent(
            best -> {
              hinted = OptionalInt.of(best.move());
              report.accept(new PlayEvent.Hinted(best));
            });
  }

  private void found(PlaySession<?> session, int ply) {
    found.run();
    sayHint(session, ply);
  }

  private boolean isWanted(Optional<PositionAnalysis> known) {
    return valuesShown.get() && !known.map(PositionAnalysis::finished).orElse(false)
        || hintWanted && !known.map(PositionAnalysis::isReady).orElse(false);
  }

  private void begin(PlaySession<?> session, int ply) {
    slot.begin(
        session,
        session.analysisJob(ply),
        ply,
        AnalysisListener.storing(
            session, ply, () -> found(session, ply), report, this::keepWanting));
  }

  /** Discards the search under way, and forgets that a hint was wanted. */
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
