package yomikiri.engine.think;

/**
 * The failure of a player that broke down during a search or chose an illegal move. The message
 * goes on after "the player".
 */
public final class PlayerException extends RuntimeException {
  private PlayerException(String what, Throwable cause) {
    super(what, cause);
  }

  PlayerException(String what) {
    super(what);
  }

  /** For what a player has thrown. */
  static PlayerException of(Throwable thrown) {
    return new PlayerException(
        switch (thrown) {
          case EngineException engine -> String.valueOf(engine.getMessage());
          case StackOverflowError stack -> "ran out of stack";
          case OutOfMemoryError memory -> "ran out of memory";
          default -> "threw " + thrown;
        },
        thrown);
  }

  /** What went wrong, without a full stop, such as {@code the player ran out of memory}. */
  public String sentence() {
    return "the player " + getMessage();
  }
}
