package yomikiri.app.play.review;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableObjectValue;
import yomikiri.app.play.seat.ThoughtNow;
import yomikiri.app.play.table.Insight;
import yomikiri.app.play.table.Notice;
import yomikiri.app.play.table.Table;
import yomikiri.app.play.thought.CurrentThought;
import yomikiri.app.play.thought.Hearing;
import yomikiri.app.thinking.Thinker;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.MoveComment;

/** Has a game looked through for mistakes, and shows the first one as soon as it is known. */
public final class Reviewer {
  private final CurrentThought thought;
  private final Shown shown;
  private final IntConsumer show;
  private final Runnable ended;
  private final Consumer<? super Notice> say;
  private boolean seeking;

  /**
   * What the play screen shows of a review.
   *
   * @param reviewing whether the game is looked through for mistakes, or has been
   * @param values whether values are shown; the review rests while they are not
   * @param found what may be told of the moves made
   * @param ply the place in the line that is shown
   */
  public record Shown(
      BooleanProperty reviewing,
      BooleanProperty values,
      ObservableObjectValue<Review> found,
      ObservableIntegerValue ply) {}

  /**
   * @param thinker used by nobody else
   * @param show shows a position of the line
   * @param ended run when a position has been looked at
   */
  public Reviewer(
      Thinker thinker,
      Shown shown,
      IntConsumer show,
      Runnable ended,
      Consumer<? super Notice> say) {
    this.thought = new CurrentThought(thinker, true);
    this.shown = shown;
    this.show = show;
    this.ended = ended;
    this.say = say;
  }

  /** The thought under way. */
  public ReadOnlyObjectProperty<Optional<ThoughtNow>> now() {
    return thought.now();
  }

  /** Looks at every position, from the first one on. */
  public void begin() {
    show.accept(0);
    shown.values().set(true);
    shown.reviewing().set(true);
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
    thought.end();
    shown.reviewing().set(false);
    seeking = false;
  }

  /** Ends all thinking. */
  public void close() {
    thought.close();
  }

  /** From now on the person leads through the game; no mistake is shown unasked. */
  public void letGo() {
    seeking = false;
  }

  /** Looks at the first position not known yet, and shows the first mistake once it is known. */
  public void follow(Table<?> table) {
    OptionalInt unknown =
        shown.reviewing().get() && shown.values().get()
            ? IntStream.range(0, table.session().length())
                .filter(ply -> ply != shown.ply().get()) // that one is analysed already
                .filter(ply -> !table.analysis(ply).map(Insight::finished).orElse(false))
                .findFirst()
            : OptionalInt.empty();
    if (unknown.isEmpty()) {
      thought.end();
    } else if (!thought.isUnderWay()) {
      look(table, unknown.getAsInt());
    }
    if (seeking) {
      seek(table);
    }
  }

  private <P extends Position> void look(Table<P> table, int ply) {
    Thinker.Job<P> job = table.reviewJob(ply);
    thought.begin(job, ply, new Hearing(table, ply, job.seat(), new Told(table, job.seat())));
  }

  private void seek(Table<?> table) {
    Review review = shown.found().get();
    int looked = looked(table);
    OptionalInt first = review.next(-1);
    if (first.isPresent() && first.getAsInt() <= looked) {
      seeking = false;
      show.accept(first.getAsInt());
    } else if (looked == table.session().length()) {
      seeking = false;
      say.accept(new Notice.NoMistake(review.judged() == review.moves()));
    }
  }

  /** Positions of the line, from the first on without a gap, whose analysis has ended. */
  private static int looked(Table<?> table) {
    return (int)
        IntStream.range(0, table.session().length())
            .takeWhile(ply -> table.analysis(ply).map(Insight::finished).orElse(false))
            .count();
  }

  private final class Told implements Hearing.Told {
    private final Table<?> table;
    private final int seat;

    Told(Table<?> table, int seat) {
      this.table = table;
      this.seat = seat;
    }

    @Override
    public void knows(Insight insight) {
      if (insight.finished()) {
        table.knowledge().keep(insight);
      }
    }

    @Override
    public void chose(int move, Optional<MoveComment> comment, boolean any) {
      goOn(any);
    }

    @Override
    public void failed(Throwable cause) {
      say.accept(new Notice.PlayerFailed(seat, String.valueOf(cause)));
      goOn(false);
    }

    /** Where nothing was found, it is not to be begun again and again. */
    private void goOn(boolean any) {
      shown.values().set(shown.values().get() && any);
      ended.run();
    }
  }
}
