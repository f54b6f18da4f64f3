package yomikiri.app.play.review;

import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableObjectValue;
import yomikiri.app.play.table.Notice;
import yomikiri.app.play.table.Table;
import yomikiri.app.play.thought.Analysis;

/** Has a game looked through for mistakes, and shows the first one as soon as it is known. */
public final class Reviewer {
  private final Shown shown;
  private final Analysis analysis;
  private final IntConsumer show;
  private final Consumer<Notice> say;
  private boolean seeking;

  /**
   * What the play screen shows of a review.
   *
   * @param reviewing whether the game is looked through for mistakes, or has been
   * @param values whether values are shown
   * @param found what may be told of the moves made
   * @param ply the place in the line that is shown
   */
  public record Shown(
      BooleanProperty reviewing,
      BooleanProperty values,
      ObservableObjectValue<Review> found,
      ObservableIntegerValue ply) {}

  /**
   * @param show shows a position of the line
   */
  public Reviewer(Shown shown, Analysis analysis, IntConsumer show, Consumer<Notice> say) {
    this.shown = shown;
    this.analysis = analysis;
    this.show = show;
    this.say = say;
  }

  /** Looks at every position, from the first one on. */
  public void begin() {
    show.accept(0);
    shown.values().set(true);
    shown.reviewing().set(true);
    analysis.setReviewing(true);
    seeking = true;
    show.accept(0);
  }

  public void next() {
    shown.found().get().next(shown.ply().get()).ifPresent(show);
  }

  public void previous() {
    shown.found().get().previous(shown.ply().get()).ifPresent(show);
  }

  public void end() {
    shown.reviewing().set(false);
    analysis.setReviewing(false);
    seeking = false;
  }

  /** Leaves the way through the game to the person. */
  public void letGo() {
    seeking = false;
  }

  /** Goes to the first mistake once no earlier one can be found, or says that there is none. */
  public void seek(Table<?> table) {
    if (!seeking) {
      return;
    }
    Review review = shown.found().get();
    int looked = table.analysedFromStart();
    OptionalInt first = review.next(-1);
    if (first.isPresent() && first.getAsInt() <= looked) {
      seeking = false;
      show.accept(first.getAsInt());
    } else if (looked == table.session().length()) {
      seeking = false;
      say.accept(new Notice.NoMistake(review.judged() == review.moves()));
    }
  }
}
