package yomikiri.app.play.session;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;

/**
 * Has the positions of a game looked at one after the other: in a review, which shows the first
 * mistake as soon as it is known; and while a game is watched or its values are shown, where each
 * position is soon solved.
 */
public final class GameReviewer {
  private final SearchSlot slot;
  private final Shown shown;
  private final IntConsumer show;
  private final Runnable ended;
  private final Consumer<? super PlayEvent> say;
  private boolean seeking;
  private boolean stopped;
  private OptionalLong nanosLeft = OptionalLong.empty();
  private @Nullable PlaySession<?> fruitless;

  /**
   * The part of a review that the play screen shows.
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
      BooleanSupplier watching,
      Supplier<GameReview> found,
      IntSupplier ply) {}

  /**
   * @param executor used by nobody else
   * @param show shows a position of the line
   * @param ended run when a position has been looked at
   */
  public GameReviewer(
      SearchExecutor executor,
      Shown shown,
      IntConsumer show,
      Runnable ended,
      Consumer<? super PlayEvent> say) {
    this.slot = new SearchSlot(executor);
    this.shown = shown;
    this.show = show;
    this.ended = ended;
    this.say = say;
  }

  /** The search under way. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return slot.now();
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
    shown.found().get().next(shown.ply().getAsInt()).ifPresent(show);
  }

  public void previous() {
    shown.found().get().previous(shown.ply().getAsInt()).ifPresent(show);
  }

  public void end() {
    slot.end();
    leave();
  }

  /** The game has gone on: what was known of its positions before remains. */
  public void stepped(PlaySession<?> session) {
    slot.endFrom(session.session().ply());
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
    slot.end();
    ended.run();
  }

  /**
   * How far the review is.
   *
   * @param looking whether something is being searched
   * @param found what it has found so far
   */
  public ReviewProgress progress(boolean looking, GameReview found) {
    if (stopped) {
      boolean all = found.looked() == found.moves();
      return new ReviewProgress(
          all ? ReviewProgress.State.DONE : ReviewProgress.State.STOPPED, OptionalLong.empty());
    }
    return new ReviewProgress(
        looking ? ReviewProgress.State.LOOKING : ReviewProgress.State.DONE, nanosLeft);
  }

  /** Ends all thinking. */
  public void close() {
    slot.close();
  }

  /** From now on the person leads through the game; no mistake is shown unasked. */
  public void letGo() {
    seeking = false;
  }

  /**
   * Looks at the first position not known yet, at those that are solved before all others, and
   * shows the first mistake once it is known.
   *
   * @param calm whether there is time for it between one step and the next
   */
  public void follow(PlaySession<?> session, boolean calm) {
    if (!calm) {
      return;
    }
    int[] open =
        IntStream.rangeClosed(0, session.session().length())
            .filter(ply -> isToBeLookedAt(session, ply))
            .toArray();
    nanosLeft = shown.reviewing().get() ? nanosLeft(session, open) : OptionalLong.empty();
    IntStream readOut = IntStream.of(open).filter(session::isReadOut);
    OptionalInt unknown = IntStream.concat(readOut, IntStream.of(open)).findFirst();
    if (unknown.isEmpty()) {
      slot.end();
    } else if (!slot.isUnderWay()) {
      look(session, unknown.getAsInt());
    }
    if (seeking) {
      seek(session);
    }
  }

  private boolean isToBeLookedAt(PlaySession<?> session, int ply) {
    boolean valued = shown.values().get();
    boolean analysed = valued && ply == shown.ply().getAsInt(); // as the position shown
    boolean reviewed = valued && shown.reviewing().get();
    boolean followed = valued || shown.watching().getAsBoolean();
    return (reviewed || followed)
        && !stopped
        && !analysed
        && !session.equals(fruitless)
        && session.moverAt(ply).isPresent()
        && !isKnown(session, ply)
        && (reviewed || session.isReadOut(ply));
  }

  /**
   * About how long looking at {@code open} takes: at those that are solved as long as at such ones
   * before, at the others for all the time there is.
   */
  private static OptionalLong nanosLeft(PlaySession<?> session, int[] open) {
    OptionalDouble eachReadOut =
        IntStream.range(0, session.session().length())
            .filter(session::isReadOut)
            .mapToObj(session::analysis)
            .flatMap(Optional::stream)
            .filter(PositionAnalysis::finished)
            .mapToLong(analysis -> analysis.report().nanos())
            .average();
    long readOut = IntStream.of(open).filter(session::isReadOut).count();
    double others =
        IntStream.of(open)
            .filter(ply -> !session.isReadOut(ply))
            .mapToDouble(ply -> session.reviewJob(ply).budget().nanos())
            .sum();
    return readOut > 0 && eachReadOut.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of((long) (readOut * eachReadOut.orElse(0) + others));
  }

  private void look(PlaySession<?> session, int ply) {
    slot.begin(
        session,
        session.reviewJob(ply),
        ply,
        AnalysisListener.storing(session, ply, () -> {}, say, any -> goOn(session, any)));
  }

  private void seek(PlaySession<?> session) {
    GameReview review = shown.found().get();
    int looked = looked(session);
    OptionalInt first = review.next(-1);
    if (first.isPresent() && isFirst(session, first.getAsInt(), looked)) {
      seeking = false;
      show.accept(first.getAsInt());
    } else if (looked == session.session().length()) {
      seeking = false;
      say.accept(new PlayEvent.NoMistake(review.judged() == review.moves()));
    }
  }

  /** Whether no mistake can be found before {@code ply}: all that can be solved there is known. */
  private static boolean isFirst(PlaySession<?> session, int ply, int looked) {
    return ply <= looked
        || session.isReadOut(ply)
            && IntStream.range(looked, ply)
                .noneMatch(one -> session.isReadOut(one) && !isKnown(session, one));
  }

  private static boolean isKnown(PlaySession<?> session, int ply) {
    return session.analysis(ply).map(PositionAnalysis::finished).orElse(false);
  }

  /** Positions of the line, from the first on without a gap, whose analysis has ended. */
  private static int looked(PlaySession<?> session) {
    return (int)
        IntStream.range(0, session.session().length())
            .takeWhile(ply -> isKnown(session, ply))
            .count();
  }

  /** Where nothing was found, it is not to be begun again and again. */
  private void goOn(PlaySession<?> session, boolean any) {
    if (!any) {
      fruitless = session;
      shown.values().set(false);
    }
    ended.run();
  }

  /**
   * The progress of a review.
   *
   * @param nanosLeft about how long it goes on, in nanoseconds; empty where nothing tells yet
   */
  public record ReviewProgress(State state, OptionalLong nanosLeft) {
    /** What it does now. */
    public enum State {
      LOOKING,
      /** Stopped before all positions were looked at. */
      STOPPED,
      DONE
    }
  }
}
