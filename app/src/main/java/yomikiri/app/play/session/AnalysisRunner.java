package yomikiri.app.play.session;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.PlayerSpec;

/**
 * Searches the position shown where values or a hint are wanted and not known, or a move made there
 * is to be judged. On an analysis board it goes on until it is stopped or nothing more can be found
 * out: each search has twice the time of the one before, and its player goes on with what that
 * found out.
 */
public final class AnalysisRunner {
  private static final Duration FIRST_TIME = Duration.ofSeconds(2);

  private final SearchSlot slot;
  private final BooleanProperty valuesShown;
  private final Runnable found;
  private final Runnable ended;
  private final Consumer<? super PlayEvent> report;
  private Optional<PlayerSpec> analyst = Optional.empty();
  private Duration time = FIRST_TIME;
  private GameTree.@Nullable Node timed; // for which this is the time
  private boolean isMute;
  private final HintReasons reasons;
  private HintStep hint = HintStep.NONE;
  private OptionalInt hinted = OptionalInt.empty(); // the move said to be the best
  private GameTree.@Nullable Node lesson; // a move made there is to be judged
  private GameTree.@Nullable Node fruitless; // a lesson about which nothing was found
  private @Nullable Runnable awaiting; // the end of the search under way, whatever is shown

  /**
   * @param executor used by nobody else
   * @param valuesShown whether every move's value is wanted
   * @param found run whenever more is known
   * @param ended run when a search has ended
   * @param background finds out why moves are better than others
   */
  public AnalysisRunner(
      SearchExecutor executor,
      BooleanProperty valuesShown,
      Runnable found,
      Runnable ended,
      Consumer<? super PlayEvent> report,
      BackgroundTasks background) {
    this.reasons = new HintReasons(background, report);
    this.slot = new SearchSlot(executor);
    this.valuesShown = valuesShown;
    this.found = found;
    this.ended = ended;
    this.report = report;
  }

  /** How much is to be told of the best move of the position shown. */
  public HintStep hint() {
    return hint;
  }

  public void setHint(HintStep step) {
    hint = step;
    hinted = OptionalInt.empty();
    reasons.end();
  }

  /** Has {@code player} analyse what an analysis board shows; empty to stop. */
  public void setAnalyst(Optional<PlayerSpec> player) {
    if (!analyst.equals(player)) {
      analyst = player;
      isMute = false;
      slot.end();
    }
  }

  /** Whether the player asked last had nothing to say, so that it is not to be asked again. */
  public boolean isMute() {
    return isMute;
  }

  /** The search under way. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return slot.now();
  }

  /** Sets the position in which a move is going to be judged; null for none. */
  public void setLesson(GameTree.@Nullable Node node) {
    lesson = node;
  }

  /** Whether a search was asked for by whoever wants to see what it finds. */
  public boolean isToBeSeen() {
    return valuesShown.get() || hint != HintStep.NONE || analyst.isPresent();
  }

  /** Searches the position after {@code ply} steps, whatever is shown, and runs {@code then}. */
  public void await(PlaySession<?> session, int ply, Runnable then) {
    setHint(HintStep.NONE);
    if (!slot.isAbout(session.session().nodeAt(ply), session.moverAt(ply).orElseThrow())) {
      begin(session, ply);
    }
    awaiting = then;
  }

  /** Has the search under way end with what it knows. */
  public void hurry() {
    slot.moveNow();
  }

  /** The time since the last search began, even if it has ended, in nanoseconds; 0 before. */
  public long elapsedNanos() {
    return slot.elapsedNanos();
  }

  /**
   * Thinks about the position after {@code ply} steps if that is wanted, and about no other.
   *
   * @param lasting whether the position is there for long enough to be searched
   */
  public void follow(PlaySession<?> session, int ply, boolean lasting) {
    if (awaiting != null) {
      return;
    }
    slot.at(session);
    if (!lasting || session.moverAt(ply).isEmpty() || !isWanted(session, ply)) {
      slot.end();
    } else if (!slot.isAbout(session.session().nodeAt(ply), session.moverAt(ply).getAsInt())) {
      begin(session, ply);
    }
    sayHint(session, ply);
    if (hint == HintStep.REASON) {
      reasons.follow(session, ply);
    }
  }

  /** Says which move is the best as soon as that is known, and again if it is another then. */
  private void sayHint(PlaySession<?> session, int ply) {
    session
        .analysis(ply)
        .filter(analysis -> hint == HintStep.MOVE && analysis.isReady())
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

  private boolean isWanted(PlaySession<?> session, int ply) {
    Optional<PositionAnalysis> known = session.analysis(ply);
    boolean everything = session.isAnalysis() ? analyst.isPresent() : valuesShown.get();
    GameTree.Node node = session.session().nodeAt(ply);
    boolean isLesson = node == lesson && node != fruitless;
    return (everything || isLesson) && !known.map(PositionAnalysis::isWhole).orElse(false)
        || hint != HintStep.NONE && !known.map(PositionAnalysis::isReady).orElse(false);
  }

  private void begin(PlaySession<?> session, int ply) {
    boolean isLasting = session.isAnalysis() && analyst.isPresent();
    PlayerSpec player = isLasting ? analyst.get() : session.setup().kit().adviser();
    GameTree.Node node = session.session().nodeAt(ply); // which is another when the line changes
    AnalysisListener storing =
        AnalysisListener.storing(
            session,
            new Turn(ply, session.moverAt(ply).orElseThrow()),
            AnalysisListener.by(
                player, isLasting ? Budget.UNLIMITED : Budget.ofTime(SessionPlayers.ANALYSIS_TIME)),
            () -> found(session, ply),
            report,
            any -> keepWanting(node, any));
    if (isLasting) {
      if (node != timed) {
        timed = node;
        time = FIRST_TIME;
      }
      slot.begin(
          session,
          AnalysisBoard.job(session, ply, player, Budget.ofTime(time)),
          ply,
          new Further(storing));
    } else {
      slot.begin(session, AnalysisBoard.job(session, ply), ply, storing);
    }
  }

  /** Receives one search of an analysis that runs on; another follows if its time is up. */
  private final class Further implements AnalysisListener {
    private final AnalysisListener storing;

    Further(AnalysisListener storing) {
      this.storing = storing;
    }

    @Override
    public void found(PositionAnalysis analysis) {
      storing.found(analysis.as(analysis.finished() && !isTimeUp()));
    }

    @Override
    public void chose(int move, Optional<MoveComment> comment, boolean any) {
      if (isTimeUp()) {
        time = time.multipliedBy(2);
      }
      storing.chose(move, comment, any);
    }

    @Override
    public void failed(Throwable cause) {
      storing.failed(cause);
    }

    private boolean isTimeUp() {
      return slot.elapsedNanos() >= time.toNanos() / 10 * 9;
    }
  }

  /** Discards the search under way, and forgets that a hint was wanted. */
  public void end() {
    awaiting = null;
    leave();
  }

  /** The same, but not if that search is awaited. */
  public void leave() {
    if (awaiting == null) {
      slot.end();
    }
    setHint(HintStep.NONE);
  }

  /** Ends all thinking. */
  public void close() {
    slot.close();
  }

  /** Where nothing was found, it is not to be begun again and again. */
  private void keepWanting(GameTree.Node node, boolean any) {
    fruitless = any ? fruitless : node;
    isMute |= !any;
    valuesShown.set(valuesShown.get() && any);
    hint = any ? hint : HintStep.NONE;
    Runnable then = awaiting;
    awaiting = null;
    if (then == null) {
      ended.run();
    } else {
      then.run();
    }
  }
}
