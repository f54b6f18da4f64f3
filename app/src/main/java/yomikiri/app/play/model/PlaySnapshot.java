package yomikiri.app.play.model;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.HintStep;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.NodePath;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.ResumeState;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.TaughtMove;
import yomikiri.app.play.session.TimeLeft;
import yomikiri.engine.game.Annotation;

/**
 * All that the play screen shows at one moment, clocks aside. A part that did not change is the
 * same object in the next snapshot.
 *
 * @param live the round on the board; another one after every new game
 * @param livePly the place in its line at which the game stands
 * @param shown the round that is shown: the one on the board, maybe along another line, or an
 *     earlier one of the same game
 * @param shownPly the place in its line that is shown, from 0 to {@code length}
 * @param length steps in its line, taken back ones included
 * @param status of the round on the board
 * @param moves the line shown, taken back moves included; of a game in real time when it stops
 * @param note what people noted of the move shown, or of the one they are writing of
 * @param review what may be told of these moves
 */
public record PlaySnapshot(
    PlaySession<?> live,
    int livePly,
    PlaySession<?> shown,
    int shownPly,
    int length,
    PlayStatus status,
    BoardSnapshot<?> board,
    List<SeatSnapshot> seats,
    List<MoveRow> moves,
    Note note,
    GameReview review,
    Analyses analyses,
    Lessons lessons,
    Mode mode,
    Set<PlayAction> allowed) {
  public PlaySnapshot {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
    allowed = Set.copyOf(allowed);
  }

  /**
   * The analyses that are shown.
   *
   * @param ofCpu how the CPU that searched last sees its choice
   * @param known the best analysis of the position shown, whatever the players think of it
   * @param cpuSearch the search of a CPU for its move
   * @param analysing the search for the values of the position shown
   * @param looking whether the positions of the game are analysed one after the other
   */
  public record Analyses(
      Optional<PositionAnalysis> ofCpu,
      Optional<PositionAnalysis> known,
      Optional<RunningSearch> cpuSearch,
      Optional<RunningSearch> analysing,
      boolean looking) {
    static final Analyses NONE =
        new Analyses(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);
  }

  /**
   * The mode of the game: how it goes on, and what people have switched on.
   *
   * @param realTime whether the game does not wait for its players
   * @param timed whether people have only so much time to think
   * @param beating whether a game in real time is going on: much changes many times a second then,
   *     and nobody looks at all of it
   * @param countdown how far it is counted down before a game in real time goes on
   * @param reviewing whether the game is looked through for mistakes, or has been
   * @param resigning whether it is being asked if a person gives the game up
   * @param analysing whether this is an analysis board, on which nobody plays
   * @param running whether the analysis there runs on until it is stopped
   */
  public record Mode(
      boolean spectating,
      boolean paused,
      boolean realTime,
      boolean timed,
      boolean beating,
      OptionalInt countdown,
      Pace pace,
      boolean valuesShown,
      boolean reviewing,
      boolean resigning,
      boolean analysing,
      boolean running) {
    /** Whether the game can be stopped, or is. */
    public boolean isStoppable() {
      return spectating || paused || realTime || timed;
    }
  }

  /**
   * Teaching in the game on the board, and hints.
   *
   * @param on whether people are told at once when a move gives something away
   * @param move the last move made, while it is judged, and from then on if it gave something away
   * @param hint how much is told of the best move of the position shown
   */
  public record Lessons(boolean on, Optional<TaughtMove> move, HintStep hint) {
    static final Lessons NONE = new Lessons(false, Optional.empty(), HintStep.NONE);

    /** The mistake about which it is asked whether it is to be taken back. */
    public Optional<MoveRow> mistake() {
      return move.flatMap(TaughtMove::mistake);
    }
  }

  /** What people noted of the move at {@code ply}; 0 is before the first. */
  public record Note(int ply, Annotation annotation) {}

  /** Whether people play against CPUs, so that a review can lead to their mistakes alone. */
  public boolean canLeadToOwn() {
    return mode.reviewing() && shown.setup().isMixed();
  }

  /** Whether the review leads to the mistakes of people only. */
  public boolean leadsToOwn() {
    return canLeadToOwn() && review.led().size() < shown.setup().seats().size();
  }

  public boolean can(PlayAction action) {
    return allowed.contains(action);
  }

  /** Whether the round shown is the one on the board. */
  public boolean isLive() {
    return shown.isSameRound(live);
  }

  /** Whether the same round has gone one step on since {@code before}. */
  public boolean isStepAfter(PlaySnapshot before) {
    return live.equals(before.live) && livePly == before.livePly + 1;
  }

  /** Whether the position shown is another than the one at which the game stands. */
  public boolean isAway() {
    return !shown.equals(live) || shownPly != livePly;
  }

  /** The status of the line shown. */
  public PlayStatus statusShown() {
    return shown.equals(live) ? status : shown.lineStatus();
  }

  /** Whether nobody at the board is to move in the position shown. */
  public boolean isOnlyLookedAt() {
    return isAway() || mode.spectating() || status instanceof PlayStatus.Over;
  }

  /** Whether a game in real time waits for its beginning. */
  public boolean awaitsStart() {
    return livePly == 0 && mode.realTime() && status instanceof PlayStatus.Paused;
  }

  /** How the game on the board stands, for resuming it later. */
  public ResumeState resumeState() {
    return new ResumeState(
        NodePath.of(live.session().nodeAt(livePly)),
        NodePath.of(isLive() ? shown.session().nodeAt(shownPly) : live.session().nodeAt(livePly)),
        Optional.of(mode.paused()),
        Optional.of(mode.valuesShown()),
        Optional.of(mode.pace().watching()),
        live.timeLeft().map(TimeLeft::bySeat).orElse(List.of()));
  }

  /** The same of which other things are known. */
  PlaySnapshot with(BoardSnapshot<?> otherBoard, Analyses otherAnalyses) {
    return new PlaySnapshot(
        live,
        livePly,
        shown,
        shownPly,
        length,
        status,
        otherBoard,
        seats,
        moves,
        note,
        review,
        otherAnalyses,
        lessons,
        mode,
        allowed);
  }

  /** How long a move stays before a CPU's next one, with a person or in a game between CPUs. */
  public record Pace(Duration answering, Duration watching) {
    public static final Pace USUAL = new Pace(Duration.ofMillis(400), Duration.ofMillis(800));

    public Pace withWatching(Duration time) {
      return new Pace(answering, time);
    }

    public Pace withAnswering(Duration time) {
      return new Pace(time, watching);
    }
  }
}
