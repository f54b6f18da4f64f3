package yomikiri.app.play;

/** Something to be said in passing, in the words of {@code Texts}. */
public sealed interface Notice {
  record Moved(int seat, SeatSetup setup, String move, int gain) implements Notice {}

  record TookBack(int plies) implements Notice {}

  record Redone(int plies) implements Notice {}

  record NewGame() implements Notice {}

  record Ended(Status.Over result) implements Notice {}

  /** A typed move that cannot be played. */
  record BadMove(String text) implements Notice {}

  /** A player broke down; the game is paused. */
  record PlayerFailed(int seat, String reason) implements Notice {}
}
