package yomikiri.engine.game;

/** The kinds of games: how many seats there are, and whether they move in turn or at once. */
public enum GameKind {
  /** One seat plays alone. */
  SOLO,
  /** Two seats move in turn, and one wins what the other loses. */
  DUEL,
  /** Two seats or more move in turn. */
  SEVERAL,
  /** All seats move at once. */
  JOINT;

  /** The kind of game that {@code position} is of. */
  public static GameKind of(Position position) {
    return switch (position) {
      case SoloPosition solo -> SOLO;
      case DuelPosition duel -> DUEL;
      case MultiPosition several -> SEVERAL;
      case JointPosition joint -> JOINT;
    };
  }

  /** Whether one seat moves at a time. */
  public boolean isInTurn() {
    return this != JOINT;
  }

  /** Whether one seat of several is to move. */
  public boolean takesTurns() {
    return this == DUEL || this == SEVERAL;
  }
}
