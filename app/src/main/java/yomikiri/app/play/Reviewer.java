package yomikiri.app.play;

import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Has a game looked through for mistakes, and shows the first one as soon as it is known. */
final class Reviewer {
  private final PlayState state;
  private final Analysis analysis;
  private final IntConsumer show;
  private final Consumer<Notice> say;
  private boolean seeking;

  /**
   * @param show shows a position of the line
   */
  Reviewer(PlayState state, Analysis analysis, IntConsumer show, Consumer<Notice> say) {
    this.state = state;
    this.analysis = analysis;
    this.show = show;
    this.say = say;
  }

  /** Looks at every position, from the first one on. */
  void begin() {
    show.accept(0);
    state.valuesShown.set(true);
    state.reviewing.set(true);
    analysis.setReviewing(true);
    seeking = true;
    show.accept(0);
  }

  void next() {
    state.review.get().next(state.shownPly.get()).ifPresent(show);
  }

  void previous() {
    state.review.get().previous(state.shownPly.get()).ifPresent(show);
  }

  void end() {
    state.reviewing.set(false);
    analysis.setReviewing(false);
    seeking = false;
  }

  /** Leaves the way through the game to the person. */
  void letGo() {
    seeking = false;
  }

  /** Goes to the first mistake once no earlier one can be found, or says that there is none. */
  void seek(Table<?> table) {
    if (!seeking) {
      return;
    }
    Review review = state.review.get();
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
