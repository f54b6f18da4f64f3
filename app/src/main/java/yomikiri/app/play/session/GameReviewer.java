package yomikiri.app.play.session;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.engine.game.GameTree;

/**
 * Has the positions of a game looked at one after the other: in a review, which shows the first
 * mistake worth a lesson as soon as it is known; and while a game is watched or its values are
 * shown, where each position is soon solved. A review looks at all positions in some seconds, and
 * then longer at those that are not proven.
 */
public final class GameReviewer {

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
  private final Map<GameTree.Node, Set<Integer>> deepened = new WeakHashMap<>(); // seats
  private final Map<GameTree.Node, Set<Integer>> silent = new WeakHashMap<>(); // seats
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
    List<Turn> open = open(session, turn -> !isDone(session, turn));
    List<Turn> rough =
        !open.isEmpty() || !isReviewed()
            ? List.of()
            : open(session, turn -> isRough(session, turn));
    if (isReviewed()) { // else nobody sees it, and it asks for each position
      progress = progress(session, open, rough);
    }
    Stream<Turn> readOut = open.stream().filter(turn -> session.isReadOut(turn.ply()));
    Optional<Turn> next =
        Stream.of(readOut, open.stream(), rough.stream()).flatMap(each -> each).findFirst();
    if (next.isEmpty()) {
      slot.end();
    } else if (!slot.isUnderWay()) {
      look(session, next.get(), open.isEmpty());
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

  /** The turns of the line that are to be looked at and for which {@code isOpen} holds. */
  private List<Turn> open(PlaySession<?> session, Predicate<Turn> isOpen) {
    boolean followed = shown.values().get() || shown.watching().getAsBoolean();
    return stopped || session.equals(fruitless) || !followed
        ? List.of()
        : Turn.of(session).stream()
            .filter(
                turn -> isReviewed() || session.isReadOut(turn.ply()) && !isAnalysed(session, turn))
            .filter(isOpen)
            .toList();
  }

  /** Whether it is analysed anyway, as that of the position shown. */
  private boolean isAnalysed(PlaySession<?> session, Turn turn) {
    return shown.values().get()
        && turn.ply() == shown.ply().getAsInt()
        && session.moverAt(turn.ply()).equals(OptionalInt.of(turn.seat()));
  }

  /** Whether more may be found out than in the first pass. */
  private boolean isRough(PlaySession<?> session, Turn turn) {
    return !isAnalysed(session, turn)
        && !isIn(deepened, session, turn)
        && (isIn(silent, session, turn)
            || session
                .analysis(turn.ply(), turn.seat())
                .filter(known -> !known.isReadOut() && isShort(session, turn, known))
                .isPresent());
  }

  private static boolean isIn(
      Map<GameTree.Node, Set<Integer>> seats, PlaySession<?> session, Turn turn) {
    return seats.getOrDefault(session.session().nodeAt(turn.ply()), Set.of()).contains(turn.seat());
  }

  private static boolean isShort(PlaySession<?> session, Turn turn, PositionAnalysis known) {
    return known.report().nanos() < turn.nanos(session, true) / 10 * 9;
  }

  private ReviewProgress progress(PlaySession<?> session, List<Turn> open, List<Turn> rough) {
    Map<Integer, Boolean> known = // by position
        Turn.of(session).stream()
            .collect(
                Collectors.toMap(Turn::ply, turn -> turn.isKnown(session), Boolean::logicalAnd));
    int all = known.size();
    int looked = (int) known.values().stream().filter(is -> is).count();
    int left = (int) rough.stream().mapToInt(Turn::ply).distinct().count();
    return !open.isEmpty()
        ? new ReviewProgress(
            ReviewProgress.State.LOOKING,
            looked,
            all,
            OptionalLong.of(open.stream().mapToLong(turn -> turn.nanos(session, false)).sum()))
        : new ReviewProgress(
            left > 0
                ? ReviewProgress.State.DEEPER
                : stopped && looked < all
                    ? ReviewProgress.State.STOPPED
                    : ReviewProgress.State.DONE,
            left > 0 ? all - left : looked,
            all,
            OptionalLong.empty());
  }

  private void look(PlaySession<?> session, Turn turn, boolean deeper) {
    GameTree.Node node = session.session().nodeAt(turn.ply());
    if (deeper) {
      add(deepened, node, turn);
    }
    SearchExecutor.SearchRequest<?> job = turn.job(session, deeper || !isReviewed());
    hasFailed = false;
    String by = AnalysisListener.by(session.setup().kit().adviser(), job.budget());
    slot.begin(
        session,
        job,
        turn.ply(),
        AnalysisListener.storing(
            session, turn, by, () -> {}, this::failed, any -> goOn(session, node, turn, any)));
  }

  private static void add(Map<GameTree.Node, Set<Integer>> to, GameTree.Node node, Turn turn) {
    to.computeIfAbsent(node, any -> new HashSet<>()).add(turn.seat());
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
  private boolean isDone(PlaySession<?> session, Turn turn) {
    return turn.isKnown(session) || isIn(silent, session, turn);
  }

  /** Positions of the line, from the first on without a gap, whose analysis has ended. */
  private int looked(PlaySession<?> session) {
    return Turn.of(session).stream()
        .filter(turn -> !isDone(session, turn))
        .findFirst()
        .map(Turn::ply)
        .orElse(session.session().length());
  }

  /**
   * Where nothing was found, it is not to be begun again and again: in the first pass the search
   * may only have been too short.
   */
  private void goOn(PlaySession<?> session, GameTree.Node node, Turn turn, boolean any) {
    boolean isTriedAgain = isReviewed() && !hasFailed && !isIn(deepened, session, turn);
    boolean isKnownElsewhere = Turn.of(session).stream().anyMatch(other -> other.isKnown(session));
    if (!any && isTriedAgain) {
      add(silent, node, turn);
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
