package yomikiri.app.play.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.MatchScore;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.ResumeState;
import yomikiri.app.play.session.RunningSearch;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.TimeLeft;
import yomikiri.engine.game.Position;

/** All that the play screen shows, kept up by {@link PlayViewModel}. */
public final class PlayState {
  final ReadOnlyObjectWrapper<BoardSnapshot<?>> board;
  final ReadOnlyObjectWrapper<List<SeatSnapshot>> seats = new ReadOnlyObjectWrapper<>(List.of());
  final ReadOnlyObjectWrapper<List<MoveRow>> moves = new ReadOnlyObjectWrapper<>(List.of());
  final ReadOnlyObjectWrapper<PlayStatus> status =
      new ReadOnlyObjectWrapper<>(new PlayStatus.HumanToMove(0));
  final ReadOnlyObjectWrapper<Optional<PositionAnalysis>> opinion =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<Optional<PositionAnalysis>> known =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<Optional<RunningSearch>> thought =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<Optional<RunningSearch>> analysing =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyBooleanWrapper looking = new ReadOnlyBooleanWrapper();
  final ReadOnlyObjectWrapper<Optional<PlayEvent>> event =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<Pace> pace = new ReadOnlyObjectWrapper<>(Pace.USUAL);
  final ReadOnlyIntegerWrapper shownPly = new ReadOnlyIntegerWrapper();
  final ReadOnlyIntegerWrapper livePly = new ReadOnlyIntegerWrapper();
  final ReadOnlyIntegerWrapper length = new ReadOnlyIntegerWrapper();
  final ReadOnlyBooleanWrapper canTakeBack = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canResign = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper resigning = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canHint = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canMoveNow = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canSwap = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canRepeatLayout = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper away = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canPlayOn = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canPause = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canBringBack = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canBeginRound = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper spectating = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper paused = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper realTime = new ReadOnlyBooleanWrapper();
  final ReadOnlyObjectWrapper<OptionalInt> countdown =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());
  final ReadOnlyBooleanWrapper timed = new ReadOnlyBooleanWrapper();
  final ReadOnlyObjectWrapper<Map<Integer, SeatClock>> clocks =
      new ReadOnlyObjectWrapper<>(Map.of());
  final ReadOnlyObjectWrapper<GameReview> review = new ReadOnlyObjectWrapper<>(GameReview.NOTHING);
  final ReadOnlyBooleanWrapper reviewing = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper hasNextMistake = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper hasPreviousMistake = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper valuesShown = new ReadOnlyBooleanWrapper();
  final BooleanProperty overlayShown = new SimpleBooleanProperty();
  final BooleanProperty attended = new SimpleBooleanProperty(true);
  final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();

  final ReadOnlyObjectWrapper<PlaySession<?>> session;
  final ReadOnlyObjectWrapper<PlaySession<?>> seen;

  PlayState(PlaySession<?> first) {
    board = new ReadOnlyObjectWrapper<>(first.board(0, false));
    session = new ReadOnlyObjectWrapper<>(first);
    seen = new ReadOnlyObjectWrapper<>(first);
  }

  /** Another game is on the board; one in real time begins paused, one of CPUs or clocks may. */
  void take(PlaySession<?> next, int shown, boolean isPaused) {
    session.set(next);
    seen.set(next);
    canRepeatLayout.set(next.setup().hasOwnLayout());
    spectating.set(!next.hasHuman());
    realTime.set(next.beat().isPresent());
    timed.set(next.timeLeft().isPresent());
    resigning.set(false);
    paused.set(realTime.get() || isPaused && (timed.get() || !next.hasHuman()));
    opinion.set(Optional.empty());
    shownPly.set(shown);
  }

  /** Something is to be said in passing. */
  void say(PlayEvent what) {
    if (event.get().equals(Optional.of(what))) {
      event.set(Optional.empty()); // or nobody would hear it said again
    }
    event.set(Optional.of(what));
  }

  /** A change is complete that is worth keeping; a game in real time is kept when it stops. */
  void settled() {
    if (!isBeating()) {
      changes.set(changes.get() + 1);
    }
  }

  /** How the game on the board stands, for going on with it later. */
  public ResumeState state() {
    return new ResumeState(
        session.get().session().ply(),
        isLive() ? shownPly.get() : session.get().session().ply(),
        Optional.of(paused.get()),
        Optional.of(valuesShown.get()),
        Optional.of(pace.get().watching()),
        session.get().timeLeft().map(TimeLeft::bySeat).orElse(List.of()));
  }

  /** The game on the board; another one after every new game. */
  public ReadOnlyObjectProperty<PlaySession<?>> session() {
    return session.getReadOnlyProperty();
  }

  /** The round that is shown: the one on the board, or an earlier one of the same game. */
  public ReadOnlyObjectProperty<PlaySession<?>> seen() {
    return seen.getReadOnlyProperty();
  }

  /** Whether the round shown is the one on the board. */
  public boolean isLive() {
    return seen.get().equals(session.get());
  }

  /** The status of the round shown. */
  public PlayStatus statusSeen() {
    return isLive() ? status.get() : seen.get().result();
  }

  /** Counts up whenever something has changed that is worth keeping. */
  public ReadOnlyLongProperty changes() {
    return changes.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<BoardSnapshot<?>> board() {
    return board.getReadOnlyProperty();
  }

  /** Where the game stands; not to be changed. */
  public Position live() {
    return session.get().session().position();
  }

  /** Which round is on the board, and how many are played in all. */
  public MatchScore score() {
    return session.get().score();
  }

  public ReadOnlyObjectProperty<List<SeatSnapshot>> seats() {
    return seats.getReadOnlyProperty();
  }

  /** The line, taken back moves included. */
  public ReadOnlyObjectProperty<List<MoveRow>> moves() {
    return moves.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<PlayStatus> status() {
    return status.getReadOnlyProperty();
  }

  /** What the CPU that thought last says of its choice. */
  public ReadOnlyObjectProperty<Optional<PositionAnalysis>> opinion() {
    return opinion.getReadOnlyProperty();
  }

  /** The best that is known of the position shown, whatever the players think of it. */
  public ReadOnlyObjectProperty<Optional<PositionAnalysis>> known() {
    return known.getReadOnlyProperty();
  }

  /** The thought of a CPU about its move. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> thought() {
    return thought.getReadOnlyProperty();
  }

  /** The thought about the values of the position shown. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> analysing() {
    return analysing.getReadOnlyProperty();
  }

  /** Whether the positions of the game are looked at one after the other. */
  public ReadOnlyBooleanProperty looking() {
    return looking.getReadOnlyProperty();
  }

  /** The last thing said; a new object each time. */
  public ReadOnlyObjectProperty<Optional<PlayEvent>> event() {
    return event.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Pace> pace() {
    return pace.getReadOnlyProperty();
  }

  /** The place in the line of the round shown, from 0 to {@link #length}. */
  public ReadOnlyIntegerProperty shownPly() {
    return shownPly.getReadOnlyProperty();
  }

  /** The place in the line at which the game stands. */
  public ReadOnlyIntegerProperty livePly() {
    return livePly.getReadOnlyProperty();
  }

  /** Steps in the line of the round shown, taken back ones included. */
  public ReadOnlyIntegerProperty length() {
    return length.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canTakeBack() {
    return canTakeBack.getReadOnlyProperty();
  }

  /** Whether the game before the one on the board can be brought back. */
  public ReadOnlyBooleanProperty canBringBack() {
    return canBringBack.getReadOnlyProperty();
  }

  /** Whether a round has ended and another is to follow. */
  public ReadOnlyBooleanProperty canBeginRound() {
    return canBeginRound.getReadOnlyProperty();
  }

  /** Whether there is a person who could give the game up. */
  public ReadOnlyBooleanProperty canResign() {
    return canResign.getReadOnlyProperty();
  }

  /** Whether it is being asked if a person gives the game up. */
  public ReadOnlyBooleanProperty resigning() {
    return resigning.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canRedo() {
    return canRedo.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canHint() {
    return canHint.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canMoveNow() {
    return canMoveNow.getReadOnlyProperty();
  }

  /** Whether there are sides to be swapped. */
  public ReadOnlyBooleanProperty canSwap() {
    return canSwap.getReadOnlyProperty();
  }

  /** Whether the layout is one of several. */
  public ReadOnlyBooleanProperty canRepeatLayout() {
    return canRepeatLayout.getReadOnlyProperty();
  }

  /** Whether the position shown is another than the one at which the game stands. */
  public ReadOnlyBooleanProperty away() {
    return away.getReadOnlyProperty();
  }

  /** Whether there is a position before the one shown, even if only in an earlier round. */
  public ReadOnlyBooleanProperty canGoBack() {
    return canGoBack.getReadOnlyProperty();
  }

  /** Whether there is a position behind the one shown, even if only in a later round. */
  public ReadOnlyBooleanProperty canGoForward() {
    return canGoForward.getReadOnlyProperty();
  }

  /** Whether the round on the board can be gone on with from the position shown instead. */
  public ReadOnlyBooleanProperty canPlayOn() {
    return canPlayOn.getReadOnlyProperty();
  }

  /** Whether the game goes on, and could be stopped or is. */
  public ReadOnlyBooleanProperty canPause() {
    return canPause.getReadOnlyProperty();
  }

  /** Whether a person may play on the position shown. */
  public boolean isPersonToMoveHere() {
    return status.get() instanceof PlayStatus.HumanToMove
        && isLive()
        && shownPly.get() == session.get().session().ply();
  }

  /** Whether nobody at the board is to move in the position shown. */
  public boolean isOnlyLookedAt() {
    return away.get() || spectating.get() || status.get() instanceof PlayStatus.Over;
  }

  /** Whether only CPUs play. */
  public ReadOnlyBooleanProperty spectating() {
    return spectating.getReadOnlyProperty();
  }

  /** Whether the game does not wait for its players. */
  public ReadOnlyBooleanProperty realTime() {
    return realTime.getReadOnlyProperty();
  }

  /** Whether people steer in real time now, or will as soon as the countdown ends. */
  boolean isSteered() {
    return realTime.get() && (!paused.get() || countdown.get().isPresent());
  }

  /**
   * Whether a game in real time is going on: much changes many times a second then, and nobody
   * looks at all of it.
   */
  public boolean isBeating() {
    return realTime.get() && !paused.get() && !(status.get() instanceof PlayStatus.Over);
  }

  /** Whether a game in real time waits for its beginning. */
  public boolean awaitsStart() {
    return livePly.get() == 0 && realTime.get() && status.get() instanceof PlayStatus.Paused;
  }

  /** How far it is counted down before a game in real time goes on; empty while it is not. */
  public ReadOnlyObjectProperty<OptionalInt> countdown() {
    return countdown.getReadOnlyProperty();
  }

  /** Whether people have only so much time to think. */
  public ReadOnlyBooleanProperty timed() {
    return timed.getReadOnlyProperty();
  }

  /** The clocks of people, by seat; none where nobody's time is limited or the game is over. */
  public ReadOnlyObjectProperty<Map<Integer, SeatClock>> clocks() {
    return clocks.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty paused() {
    return paused.getReadOnlyProperty();
  }

  /** What may be told of the moves made. */
  public ReadOnlyObjectProperty<GameReview> review() {
    return review.getReadOnlyProperty();
  }

  /** Whether the game is looked through for mistakes, or has been. */
  public ReadOnlyBooleanProperty reviewing() {
    return reviewing.getReadOnlyProperty();
  }

  /** Whether a mistake was made behind the position shown. */
  public ReadOnlyBooleanProperty hasNextMistake() {
    return hasNextMistake.getReadOnlyProperty();
  }

  /** Whether a mistake was made before the position shown. */
  public ReadOnlyBooleanProperty hasPreviousMistake() {
    return hasPreviousMistake.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty valuesShown() {
    return valuesShown.getReadOnlyProperty();
  }

  /** Whether what the game lays over its board is shown, in games that have such a thing. */
  public BooleanProperty overlayShown() {
    return overlayShown;
  }

  /** Whether the board can be seen and played on: nothing else lies open or before it. */
  public BooleanProperty attended() {
    return attended;
  }
}
