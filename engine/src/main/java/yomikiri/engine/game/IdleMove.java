package yomikiri.engine.game;

/** The move of a seat in a game played in real time when nobody moves for it in time. */
@FunctionalInterface
public interface IdleMove<P extends Position> {
  /** A legal move of {@code seat}, which is to move. */
  int of(P position, int seat);
}
