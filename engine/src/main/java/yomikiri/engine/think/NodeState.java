package yomikiri.engine.think;

/** The state of a node at one step of a search. */
public enum NodeState {
  /** Nothing yet: the search has not come there. */
  UNSEEN,
  /** The search is below it. */
  OPEN,
  /** Its value is known. */
  SEARCHED,
  /** Skipped because of a bound. */
  CUT,
  /** Just looked at. */
  CANDIDATE,
  /** Among the best of its layer. */
  KEPT,
  /** Dropped for lack of room in its layer. */
  DROPPED,
  /** Dropped because its layer has an equal position. */
  TWIN,
  /** Taken from its layer: the game is over there. */
  ENDED,
  /** Taken from its layer: its moves are looked at. */
  EXPANDED,
  /** Playouts went through it. */
  VISITED
}
