package yomikiri.app.practice;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.teach.PracticeLog;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.Rating;
import yomikiri.engine.teach.ReasonQuestion;

/**
 * The Practice screen at one moment.
 *
 * @param isLoaded whether all is read that was practised before
 * @param exercise on the board; empty where there is none to do
 * @param wanted which puzzles are
 * @param games that have puzzles, by id
 * @param kinds of puzzles of the game wanted
 * @param left puzzles wanted that were never tried
 * @param rating of whoever practises, beside the puzzles of the game on the board
 * @param today the puzzles of the day, from easy to hard
 * @param why the move of the mistake on the board was one
 * @param queue of the mistakes
 * @param days on which anything was practised, the latest first
 * @param recalls how often mistakes were recalled, by the days that had passed
 */
public record PracticeSnapshot(
    Page page,
    boolean isLoaded,
    Optional<ExerciseSnapshot> exercise,
    PuzzleSet.Wanted wanted,
    List<String> games,
    List<Kind> kinds,
    long left,
    Rating rating,
    List<Daily> today,
    Why why,
    PracticeQueue queue,
    List<PracticeLog.Day> days,
    List<PracticeLog.Recall> recalls) {
  /** The pages of the screen. */
  public enum Page {
    PUZZLES("puzzles"),
    TODAY("today"),
    MISTAKES("mistakes"),
    PROGRESS("progress");

    private final String key;

    Page(String key) {
      this.key = key;
    }

    /** Ends the keys of its words. */
    String key() {
      return key;
    }
  }

  /**
   * The reason of a mistake, told once its exercise is over.
   *
   * @param question empty before, and where no reason is known
   * @param answered the reason chosen, by id; empty as long as none is
   */
  public record Why(Optional<ReasonQuestion> question, Optional<String> answered) {
    static final Why UNKNOWN = new Why(Optional.empty(), Optional.empty());

    /** Whether a reason is to be chosen. */
    public boolean isAsked() {
      return answered.isEmpty() && question.filter(asked -> !asked.choices().isEmpty()).isPresent();
    }
  }

  /** A puzzle of the day, and whether it was solved when it was first tried; empty before. */
  record Daily(Puzzle puzzle, Optional<Boolean> solved) {}

  public PracticeSnapshot {
    games = List.copyOf(games);
    kinds = List.copyOf(kinds);
    today = List.copyOf(today);
    days = List.copyOf(days);
    recalls = List.copyOf(recalls);
  }
}
