package yomikiri.app.play.session;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableObjectValue;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.Position;

/**
 * Has the positions of a game looked at one after the other: in a review, which shows the first
 * mistake as soon as it is known; and while a game is watched or its values are shown, where each
 * position is soon read out.
 */
public final class GameReviewer {
  private final SearchSlot thought;
  private final Shown shown;
  private final IntConsumer show;
  private final Runnable ended;
  private final Consumer<? super PlayEvent> say;
  private boolean seeking;
  private boolean stopped;
  private OptionalLong nanosLeft = OptionalLong.empty();
  private @Nullable PlaySession<?> fruitless;

  /**
   * What the play screen shows of a review.
   *
   * @param reviewing whether the game is looked through for mistakes, or has been
   * @param values whether values are shown; the review rests while they are not
   * @param watching whether nobody but CPUs plays
   * @param found what may be told of the moves made
   * @param ply the place in the line that is shown
   */
  public record Shown(
      BooleanProperty reviewing,
      BooleanProperty values,
      ObservableBooleanValue watching,
      ObservableObjectValue<GameReview> found,
      ObservableIntegerValue ply) {}

  /**
   * @param thinker used by nobody else
   * @param show shows a position of the line
   * @param ended run when a position has been looked at
   */
  public GameReviewer(
      SearchExecutor thinker,
      Shown shown,
      IntConsumer show,
      Runnable ended,
      Consumer<? super PlayEvent> say) {
    this.thought = new SearchSlot(thinker);
    this.shown = shown;
    this.show = show;
    this.ended = ended;
    this.say = say;
  }

  /** The thought under way. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return thought.now();
  }

  /** Looks at every position, from the first one on. */
  public void begin() {
    fruitless = null;
    show.accept(0);
    shown.values().set(true);
    shown.reviewing().set(true);
    stopped = false;
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
    leave();
  }

  /** The game has gone on: what was known of its positions before remains. */
  public void stepped(PlaySession<?> table) {
    thought.endFrom(table.session().ply());
    leave();
  }

  private void leave() {
    shown.reviewing().set(false);
    seeking = false;
    stopped = false;
  }

  /** Looks at no more positions, or goes on with those that are left. */
  public void stopOrGoOn() {
    stopped = !stopped;
    seeking = false;
    thought.end();
    ended.run();
  }

  /**
   * How far the review is.
   *
   * @param looking whether something is being thought about
   * @param found what it has found so far
   */
  public ReviewProgress course(boolean looking, GameReview found) {
    if (stopped) {
      boolean all = found.looked() == found.moves();
      return new ReviewProgress(
          all ? ReviewProgress.Doing.DONE : ReviewProgress.Doing.STOPPED, OptionalLong.empty());
    }
    return new ReviewProgress(
        looking ? ReviewProgress.Doing.LOOKING : ReviewProgress.Doing.DONE, nanosLeft);
  }

  /** Ends all thinking. */
  public void close() {
    thought.close();
  }

  /** From now on the person leads through the game; no mistake is shown unasked. */
  public void letGo() {
    seeking = false;
  }

  /**
   * Looks at the first position not known yet, at those that are read out before all others, and
   * shows the first mistake once it is known.
   *
   * @param calm whether there is time for it between one step and the next
   */
  public void follow(PlaySession<?> table, boolean calm) {
    if (!calm) {
      return;
    }
    int[] open =
        IntStream.rangeClosed(0, table.session().length())
            .filter(ply -> isToBeLookedAt(table, ply))
            .toArray();
    nanosLeft = shown.reviewing().get() ? nanosLeft(table, open) : OptionalLong.empty();
    IntStream readOut = IntStream.of(open).filter(table::isReadOut);
    OptionalInt unknown = IntStream.concat(readOut, IntStream.of(open)).findFirst();
    if (unknown.isEmpty()) {
      thought.end();
    } else if (!thought.isUnderWay()) {
      look(table, unknown.getAsInt());
    }
    if (seeking) {
      seek(table);
    }
  }

  private boolean isToBeLookedAt(PlaySession<?> table, int ply) {
    boolean valued = shown.values().get();
    boolean analysed = valued && ply == shown.ply().get(); // as the position shown
    boolean reviewed = valued && shown.reviewing().get();
    boolean followed = valued || shown.watching().get();
    return (reviewed || followed)
        && !stopped
        && !analysed
        && !table.equals(fruitless)
        && table.moverAt(ply).isPresent()
        && !isKnown(table, ply)
        && (reviewed || table.isReadOut(ply));
  }

  /**
   * About how long looking at {@code open} takes: at those that are read out as long as at such
   * ones before, at the others for all the time there is.
   */
  private static OptionalLong nanosLeft(PlaySession<?> table, int[] open) {
    OptionalDouble eachReadOut =
        IntStream.range(0, table.session().length())
            .filter(table::isReadOut)
            .mapToObj(table::analysis)
            .flatMap(Optional::stream)
            .filter(PositionAnalysis::finished)
            .mapToLong(insight -> insight.report().nanos())
            .average();
    long readOut = IntStream.of(open).filter(table::isReadOut).count();
    double others =
        IntStream.of(open)
            .filter(ply -> !table.isReadOut(ply))
            .mapToDouble(ply -> table.reviewJob(ply).budget().nanos())
            .sum();
    return readOut > 0 && eachReadOut.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of((long) (readOut * eachReadOut.orElse(0) + others));
  }

  private <P extends Position> void look(PlaySession<P> table, int ply) {
    SearchExecutor.SearchRequest<P> job = table.reviewJob(ply);
    Gathering findings = new Gathering(table, () -> {}, say, any -> goOn(table, any));
    thought.begin(job, ply, new Hearing(table, ply, job.seat(), findings));
  }

  private void seek(PlaySession<?> table) {
    GameReview review = shown.found().get();
    int looked = looked(table);
    OptionalInt first = review.next(-1);
    if (first.isPresent() && isFirst(table, first.getAsInt(), looked)) {
      seeking = false;
      show.accept(first.getAsInt());
    } else if (looked == table.session().length()) {
      seeking = false;
      say.accept(new PlayEvent.NoMistake(review.judged() == review.moves()));
    }
  }

  /** Whether no mistake can be found before {@code ply}: all that is read out there is known. */
  private static boolean isFirst(PlaySession<?> table, int ply, int looked) {
    return ply <= looked
        || table.isReadOut(ply)
            && IntStream.range(looked, ply)
                .noneMatch(one -> table.isReadOut(one) && !isKnown(table, one));
  }

  private static boolean isKnown(PlaySession<?> table, int ply) {
    return table.analysis(ply).map(PositionAnalysis::finished).orElse(false);
  }

  /** Positions of the line, from the first on without a gap, whose analysis has ended. */
  private static int looked(PlaySession<?> table) {
    return (int)
        IntStream.range(0, table.session().length()).takeWhile(ply -> isKnown(table, ply)).count();
  }

  /** Where nothing was found, it is not to be begun again and again. */
  private void goOn(PlaySession<?> table, boolean any) {
    if (!any) {
      fruitless = table;
      shown.values().set(false);
    }
    ended.run();
  }
}
