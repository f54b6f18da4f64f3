package yomikiri.app.play.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.app.text.Details;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.UnusablePlayerException;

/** An event of a game that the status line shows in passing. */
public sealed interface PlayEvent {
  /** A step was made; several moves where several seats moved at once. */
  record Moved(List<MoveRow> moves) implements PlayEvent {
    public Moved {
      moves = List.copyOf(moves);
    }
  }

  /** Seats have gone out with the last step, while others play on. */
  record WentOut(List<Integer> seats) implements PlayEvent {
    public WentOut {
      seats = List.copyOf(seats);
    }
  }

  /** A seat could do nothing but pass, and has. */
  record Passed(int seat) implements PlayEvent {}

  /** A person has chosen unseen; {@code next} is to choose now, empty if a CPU is waited for. */
  record Chose(int seat, OptionalInt next) implements PlayEvent {}

  /** A choice that was not yet played was taken back. */
  record Withdrawn() implements PlayEvent {}

  record TookBack(int plies) implements PlayEvent {}

  record Redone(int plies) implements PlayEvent {}

  /** A note was taken back, or is there {@code again}. */
  record NoteUndone(boolean again) implements PlayEvent {}

  /** Another game is on the board; a notice, wherever people are in the app. */
  sealed interface AnotherGame extends PlayEvent {
    /** One sentence; {@code game} is what the game is called. */
    default Phrase words(Phrase game) {
      return switch (this) {
        case NewGame() -> Phrase.of("notice.new-game", game);
        case Opened(int moves) -> Phrase.of("notice.opened", game, moves);
        case BroughtBack() -> Phrase.of("notice.brought-back");
        case Analysing() -> Phrase.of("notice.analysing", game);
      };
    }
  }

  record NewGame() implements AnotherGame {}

  /** Another round begins; {@code number} from 1. */
  record NextRound(int number) implements PlayEvent {}

  /** A game read from a record is on the board. */
  record Opened(int moves) implements AnotherGame {}

  /** A copy of the game that was on the board is analysed. */
  record Analysing() implements AnotherGame {}

  /** The game that was on the board before is there again. */
  record BroughtBack() implements AnotherGame {}

  record Ended(PlayStatus.Over result) implements PlayEvent {}

  /** What was chosen or typed cannot be played. */
  record Refused(Phrase why) implements PlayEvent {
    public static Refused of(String move) {
      return new Refused(Phrase.of("notice.bad-move", move));
    }
  }

  /** Nothing can be played now; {@code elsewhere} if another position is shown than the latest. */
  record NotNow(PlayStatus status, boolean elsewhere) implements PlayEvent {}

  /** The best move was asked for and is shown on the board. */
  record Hinted(PositionAnalysis.Row best) implements PlayEvent {}

  /**
   * It was asked why the best move is the best.
   *
   * @param other a move that is worse, and of which {@code reason} holds
   * @param line the moves expected, as text
   */
  record HintExplained(
      PositionAnalysis.Row best, Optional<String> other, Optional<Reason> reason, List<String> line)
      implements PlayEvent {
    public HintExplained {
      line = List.copyOf(line);
    }
  }

  /** A review has found nothing; {@code certain} if all moves could be judged. */
  record NoMistake(boolean certain) implements PlayEvent {}

  /** Little time is left for a person to think. */
  record TimeShort(int seat, Duration left) implements PlayEvent {}

  /** A player cannot be had, such as one that goes by a file that is gone; the game is paused. */
  record PlayerUnusable(int seat, NotationException why) implements PlayEvent {}

  /** Something that nobody foresaw. */
  sealed interface Unforeseen extends PlayEvent {
    /** All about it, to be copied for those who mend the app. */
    String details();
  }

  /** The player that searches for values broke down; the game goes on. */
  record AnalysisFailed(String details) implements Unforeseen {}

  /** A player broke down; the game is paused. */
  record PlayerFailed(int seat, String details) implements Unforeseen {}

  /** Another program did something wrong; {@code isPaused} if the game is that it was to play. */
  record EngineFailed(String engine, EngineException.Kind kind, boolean isPaused, String details)
      implements Unforeseen {
    /** One sentence. */
    public Phrase words() {
      return Phrase.of(
          isPaused ? "notice.engine-failed" : "notice.engine-silent",
          Phrase.of("engine.fault." + kind.key(), engine));
    }

    static EngineFailed of(EngineException cause, boolean isPaused) {
      String said = String.join("\n", cause.complaints());
      return new EngineFailed(
          cause.engine(), cause.kind(), isPaused, Details.of(cause) + "\n" + said);
    }
  }

  /** What is said of a player that broke down, which pauses the game. */
  static PlayEvent stopped(int seat, Throwable cause) {
    return switch (cause) {
      case EngineException engine -> EngineFailed.of(engine, true);
      case UnusablePlayerException unusable -> new PlayerUnusable(seat, unusable.why());
      default -> new PlayerFailed(seat, Details.of(cause));
    };
  }

  /** What is said of an analysis that broke down. */
  static PlayEvent unanalysed(Throwable cause) {
    return cause instanceof EngineException engine
        ? EngineFailed.of(engine, false)
        : new AnalysisFailed(Details.of(cause));
  }

  /** The search for a layout broke down; the game on the board stays. */
  record LayoutFailed(String details) implements Unforeseen {}
}
