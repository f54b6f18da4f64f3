package yomikiri.app.play.model;

/** The actions that people may take in a game, where the moment allows it. */
public enum PlayAction {
  /** Move on the position shown. */
  PLAY,
  /** Pass on the position shown. */
  PASS,
  TAKE_BACK,
  REDO,
  RESIGN,
  HINT,
  MOVE_NOW,
  /** Be told at once when a move gives something away, or no longer. */
  TEACH,
  /** Leave a move as it is that gave something away. */
  GO_ON,
  /** Ask why it did. */
  WHY,
  /** Swap sides, where there are several. */
  SWAP,
  /** Play on the same layout, where there are several. */
  REPEAT_LAYOUT,
  /** Go to an earlier position, even if only in an earlier round. */
  GO_BACK,
  /** Go to a later position, even if only in a later round. */
  GO_FORWARD,
  /** Return from another position to the one at which the game stands. */
  GO_LIVE,
  /** Continue the round on the board from the position shown instead. */
  PLAY_ON,
  /** Pause or resume a game that does not wait for people. */
  PAUSE,
  /** Let the CPUs make one move. */
  STEP,
  /** Stop the analysis, or have it run on. */
  RUN,
  /** Analyse the game shown on a board of its own. */
  ANALYSE,
  /** Return to the game before the one on the board. */
  BRING_BACK,
  /** Begin the round that follows the one that has ended. */
  BEGIN_ROUND,
  NEXT_MISTAKE,
  PREVIOUS_MISTAKE
}
