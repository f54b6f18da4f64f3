package yomikiri.engine.think;

import yomikiri.engine.game.NotationException;

/** A player that cannot be made, as what its spec names is missing or of no use. */
public final class UnusablePlayerException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final transient NotationException why;

  public UnusablePlayerException(NotationException why) {
    super(why.getMessage(), why);
    this.why = why;
  }

  /** What is wrong with the spec. */
  public NotationException why() {
    return why;
  }
}
