package yomikiri.app.play.thought;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import yomikiri.app.play.table.Insight;
import yomikiri.app.play.table.Notice;
import yomikiri.app.play.table.Table;
import yomikiri.app.thinking.Thinker;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.MoveComment;

/** The thought about the position shown: begun where values or a hint are wanted and not known. */
public final class Analysis {
  private final CurrentThought thought;
  private final BooleanProperty valuesShown;
  private final ObjectProperty<Optional<Insight>> insight;
  private final Consumer<Notice> say;
  private final Runnable changed;
  private boolean hintWanted;
  private boolean reviewing;

  /**
   * @param valuesShown whether every move's value is wanted
   * @param insight what was found last
   * @param changed is run when something new is known
   */
  public Analysis(
      CurrentThought thought,
      BooleanProperty valuesShown,
      ObjectProperty<Optional<Insight>> insight,
      Consumer<Notice> say,
      Runnable changed) {
    this.thought = thought;
    this.valuesShown = valuesShown;
    this.insight = insight;
    this.say = say;
    this.changed = changed;
  }

  public boolean isHintWanted() {
    return hintWanted;
  }

  public void setHintWanted(boolean wanted) {
    hintWanted = wanted;
  }

  /** Whether all positions of the game are to be analysed, one after the other. */
  public void setReviewing(boolean wanted) {
    reviewing = wanted;
  }

  /**
   * Thinks about the position after {@code ply} steps if that is wanted, and about no other but in
   * a review.
   *
   * @param free whether no CPU needs the one thought there may be
   */
  public void follow(Table<?> table, int ply, boolean free) {
    OptionalInt wanted = free ? wanted(table, ply) : OptionalInt.empty();
    if (thought.isAnalysis()
        && (wanted.isEmpty()
            || !thought.isAnalysisOf(
                wanted.getAsInt(), table.moverAt(wanted.getAsInt()).orElseThrow()))) {
      thought.end();
    }
    if (wanted.isPresent() && !thought.isAnalysis()) {
      begin(table, wanted.getAsInt());
    }
  }

  /** The place to be thought about: the one shown, or else the first that a review still lacks. */
  private OptionalInt wanted(Table<?> table, int shown) {
    if (table.moverAt(shown).isPresent() && isWanted(table.analysis(shown))) {
      return OptionalInt.of(shown);
    }
    return reviewing && valuesShown.get()
        ? IntStream.range(0, table.session().length())
            .filter(ply -> !table.analysis(ply).map(Insight::finished).orElse(false))
            .findFirst()
        : OptionalInt.empty();
  }

  private boolean isWanted(Optional<Insight> known) {
    return valuesShown.get() && !known.map(Insight::finished).orElse(false)
        || hintWanted && !known.map(Insight::isReady).orElse(false);
  }

  private <P extends Position> void begin(Table<P> table, int ply) {
    Thinker.Job<P> job = table.analysisJob(ply);
    thought.begin(job, ply, true, new Hearing(table, ply, job.seat(), new Told(table, job.seat())));
  }

  private final class Told implements Hearing.Told {
    private final Table<?> table;
    private final int seat;

    Told(Table<?> table, int seat) {
      this.table = table;
      this.seat = seat;
    }

    @Override
    public void knows(Insight found) {
      table.knowledge().keep(found);
      insight.set(Optional.of(found));
      changed.run();
    }

    @Override
    public void chose(int move, Optional<MoveComment> comment, boolean any) {
      keepWanting(any);
    }

    @Override
    public void failed(Throwable cause) {
      say.accept(new Notice.PlayerFailed(seat, String.valueOf(cause)));
      keepWanting(false);
    }

    /** Where nothing was found, it is not to be begun again and again. */
    private void keepWanting(boolean any) {
      valuesShown.set(valuesShown.get() && any);
      hintWanted &= any;
      changed.run();
    }
  }
}
