package yomikiri.app.play.session;

/** Puts a game on the board and brings the board into view: the only way to do both. */
public interface GameOpener {
  /** Starts a game in place of the one on the board. */
  void start(GameSetup<?> setup);

  /** Goes on with a game read from a record in place of the one on the board. */
  void open(RestoredGame<?> game);
}
