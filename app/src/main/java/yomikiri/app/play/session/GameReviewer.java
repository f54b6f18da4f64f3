package yomikiri.app.play.session;

import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;

/**
 * Has the positions of a game looked at one after the other: in a review, which shows the first
 * mistake worth a lesson as soon as it is known; and while a game is watched or its values are
 * shown, where each position is soon solved. A review looks at all positions in some seconds, and
 * then longer at those that are not proven.
 */
public final class GameReviewer {
  private static final int[] NONE = {};
  private static final Duration FIRST_PASS = Duration.ofSeconds(9);

  private final SearchSlot slot;
  private final Shown shown;
  private final IntConsumer show;
  private final Runnable ended;
  private final Consumer<? super PlayEvent> say;
  private final MistakeReasons reasons;
  private boolean seeking;
  private boolean stopped;
  private ReviewProgress progress = ReviewProgress.NONE;
  private @Nullable PlaySession<?> fruitless;
  private final Set<GameTree.Node> deepened = Collections.newSetFromMap(new WeakHashMap<>());
  private final Set<GameTree.Node> silent = Collections.newSetFromMap(new WeakHashMap<>());
  private boolean hasFailed; // the last search

  /**
   * The part of a review that the play screen shows.
   *
   * @param reviewing whether the game is looked through for mistakes, or has been
   * @param ownOnly whether it leads to the mistakes of people only, where they play against CPUs
   * @param values whether values are shown; the review rests while they are not
   * @param watching whether nobody but CPUs plays
   * @param found what may be told of the moves made
   * @param ply the place in the line that is shown
   */
  public record Shown(
      BooleanProperty reviewing,
      BooleanProperty ownOnly,
      BooleanProperty values,
      BooleanSupplier watching,
      Supplier<GameReview> found,
      IntSupplier ply) {}

  /**
   * @param executor used by nobody else
   * @param background explains mistakes
   * @param show shows a position of the line
   * @param ended run when a position has been looked at
   */
  public GameReviewer(
      SearchExecutor executor,
      BackgroundTasks background,
      Shown shown,
      IntConsumer show,
      Runnable ended,
      Consumer<? super PlayEvent> say) {
    this.slot = new SearchSlot(executor);
    this.shown = shown;
    this.show = show;
    this.ended = ended;
    this.say = say;
    this.reasons = new MistakeReasons(background, say, () -> {});
  }

  /** The search under way. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return slot.now();
  }

  /** Why the mistake shown is one. */
  public MistakeReasons reasons() {
    return reasons;
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

  /** Leads to all mistakes, or to those of people only. */
  public void toggleOwnOnly() {
    shown.ownOnly().set(!shown.ownOnly().get());
    ended.run();
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
    reasons.end();
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

  /** How far the review is. */
  public ReviewProgress progress() {
    return progress;
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
    int[] open = open(session, ply -> !isDone(session, ply));
    int[] rough =
        open.length > 0 || !isReviewed() ? NONE : open(session, ply -> isRough(session, ply));
    if (isReviewed()) { // else nobody sees it, and it asks for each position
      progress = progress(session, open, rough.length);
    }
    IntStream readOut = IntStream.of(open).filter(session::isReadOut);
    OptionalInt next =
        IntStream.concat(IntStream.concat(readOut, IntStream.of(open)), IntStream.of(rough))
            .findFirst();
    if (next.isEmpty()) {
      slot.end();
    } else if (!slot.isUnderWay()) {
      look(session, next.getAsInt(), open.length == 0);
    }
    if (seeking) {
      seek(session);
    }
    if (isReviewed()) {
      int ply = shown.ply().getAsInt();
      reasons.follow(session, ply, shown.found().get().from(ply));
    }
  }

  private boolean isReviewed() {
    return shown.values().get() && shown.reviewing().get();
  }

  /** The positions of the line that are to be looked at and for which {@code isOpen} holds. */
  private int[] open(PlaySession<?> session, IntPredicate isOpen) {
    boolean followed = shown.values().get() || shown.watching().getAsBoolean();
    return stopped || session.equals(fruitless) || !followed
        ? NONE
        : positions(session)
            .filter(ply -> isReviewed() || session.isReadOut(ply) && !isAnalysed(ply))
            .filter(isOpen)
            .toArray();
  }

  /** After how many steps of the line somebody was to move. */
  static IntStream positions(PlaySession<?> session) {
    return IntStream.rangeClosed(0, session.session().length())
        .filter(ply -> session.moverAt(ply).isPresent());
  }

  /** Whether it is analysed anyway, as the position shown. */
  private boolean isAnalysed(int ply) {
    return shown.values().get() && ply == shown.ply().getAsInt();
  }

  /** Whether more may be found out than in the first pass. */
  private boolean isRough(PlaySession<?> session, int ply) {
    return !isAnalysed(ply)
        && !deepened.contains(session.session().nodeAt(ply))
        && (silent.contains(session.session().nodeAt(ply))
            || session
                .analysis(ply)
                .filter(known -> !known.source().isBestProven() && isShort(session, ply, known))
                .isPresent());
  }

  private static boolean isShort(PlaySession<?> session, int ply, PositionAnalysis known) {
    return known.report().nanos() < nanos(session, ply, true) / 10 * 9;
  }

  private ReviewProgress progress(PlaySession<?> session, int[] open, int rough) {
    int all = (int) positions(session).count();
    int looked = (int) positions(session).filter(ply -> isKnown(session, ply)).count();
    return open.length > 0
        ? new ReviewProgress(
            ReviewProgress.State.LOOKING,
            looked,
            all,
            OptionalLong.of(IntStream.of(open).mapToLong(ply -> nanos(session, ply, false)).sum()))
        : new ReviewProgress(
            rough > 0
                ? ReviewProgress.State.DEEPER
                : stopped && looked < all
                    ? ReviewProgress.State.STOPPED
                    : ReviewProgress.State.DONE,
            rough > 0 ? all - rough : looked,
            all,
            OptionalLong.empty());
  }

  /**
   * The search about the position after {@code ply} steps.
   *
   * @param deeper whether it may take longer than in the first pass, in which all do
   */
  static <P extends Position> SearchExecutor.SearchRequest<P> job(
      PlaySession<P> session, int ply, boolean deeper) {
    return session
        .players()
        .reviewJob(
            session.session(), ply, session.moverAt(ply).orElseThrow(), time(session, deeper));
  }

  /** What {@link #job} may take, in nanoseconds. */
  private static <P extends Position> long nanos(PlaySession<P> session, int ply, boolean deeper) {
    P position = session.session().positionAt(ply);
    return session.players().reviewBudget(position, time(session, deeper)).nanos();
  }

  /** A share of the first pass; empty for as long as the player asked wants. */
  private static Optional<Duration> time(PlaySession<?> session, boolean deeper) {
    return deeper
        ? Optional.empty()
        : Optional.of(FIRST_PASS.dividedBy(session.session().length() + 1L));
  }

  private void look(PlaySession<?> session, int ply, boolean deeper) {
    if (deeper) {
      deepened.add(session.session().nodeAt(ply));
    }
    SearchExecutor.SearchRequest<?> job = job(session, ply, deeper || !isReviewed());
    GameTree.Node node = session.session().nodeAt(ply);
    hasFailed = false;
    String by = AnalysisListener.by(session.setup().kit().adviser(), job.budget());
    slot.begin(
        session,
        job,
        ply,
        AnalysisListener.storing(
            session, ply, by, () -> {}, this::failed, any -> goOn(session, node, any)));
  }

  private void failed(PlayEvent event) {
    hasFailed = true;
    say.accept(event);
  }

  private void seek(PlaySession<?> session) {
    GameReview review = shown.found().get();
    int looked = looked(session);
    boolean isAll = looked == session.session().length();
    OptionalInt first = review.firstSerious();
    if (first.isEmpty() && isAll) {
      first = review.next(-1);
    }
    if (first.isPresent() && first.getAsInt() <= looked) {
      seeking = false;
      show.accept(first.getAsInt());
    } else if (isAll) {
      seeking = false;
      say.accept(new PlayEvent.NoMistake(review.isFaultless()));
    }
  }

  /** Whether the first pass has been there. */
  private boolean isDone(PlaySession<?> session, int ply) {
    return isKnown(session, ply) || silent.contains(session.session().nodeAt(ply));
  }

  static boolean isKnown(PlaySession<?> session, int ply) {
    return session.analysis(ply).map(PositionAnalysis::finished).orElse(false);
  }

  /** Positions of the line, from the first on without a gap, whose analysis has ended. */
  private int looked(PlaySession<?> session) {
    return (int)
        IntStream.range(0, session.session().length())
            .takeWhile(ply -> isDone(session, ply))
            .count();
  }

  /**
   * Where nothing was found, it is not to be begun again and again: in the first pass the search
   * may only have been too short.
   */
  private void goOn(PlaySession<?> session, GameTree.Node node, boolean any) {
    boolean isTriedAgain = isReviewed() && !hasFailed && !deepened.contains(node);
    boolean isKnownElsewhere = positions(session).anyMatch(ply -> isKnown(session, ply));
    if (!any && isTriedAgain) {
      silent.add(node);
    } else if (!any && (hasFailed || !isKnownElsewhere)) {
      fruitless = session;
      shown.values().set(false);
    }
    ended.run();
  }

  /**
   * The progress of a review.
   *
   * @param looked positions that were looked at; {@link State#DEEPER} as long as it is to be
   * @param positions all there are
   * @param nanosLeft about how long the first pass goes on, in nanoseconds
   */
  public record ReviewProgress(State state, int looked, int positions, OptionalLong nanosLeft) {
    static final ReviewProgress NONE = new ReviewProgress(State.DONE, 0, 0, OptionalLong.empty());

    /** What it does now. */
    public enum State {
      LOOKING,
      /** All positions were looked at, and some are looked at longer. */
      DEEPER,
      /** Stopped before all positions were looked at. */
      STOPPED,
      DONE
    }
  }
}
