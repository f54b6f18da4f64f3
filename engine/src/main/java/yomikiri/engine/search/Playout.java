package yomikiri.engine.search;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.game.TurnPosition;

/** Plays games out at random. */
final class Playout {
  /** Many times as many as any game here lasts; a playout is not interrupted. */
  static final int MOST_PLIES = 10_000;

  private static final double DRAWN = 0.5;

  private final SplitMix64 random;
  private final Moves moves = new Moves();
  private final int[] joint;
  private final double[] rewards;
  private @Nullable Moves noted;

  Playout(SplitMix64 random, int players) {
    this.random = random;
    this.joint = new int[players];
    this.rewards = new double[players];
  }

  /**
   * Plays {@code position} on to its end and notes each seat's reward in {@link #rewards}. A game
   * without an end after {@value #MOST_PLIES} plies counts as drawn.
   */
  void run(Position position) {
    boolean _ = run(position, MOST_PLIES);
  }

  /**
   * Plays no more than {@code most} plies, or steps of all seats; then a game without an end counts
   * as drawn.
   *
   * @return whether it has ended
   */
  boolean run(Position position, int most) {
    int plies = 0;
    switch (position) {
      case TurnPosition turn -> {
        for (; plies < most && !turn.isOver(); plies++) {
          turn.legalMoves(moves);
          int move = moves.get(random.below(moves.size()));
          if (noted != null) {
            noted.add(numberOf(turn.turn(), move));
          }
          turn.play(move);
        }
      }
      case JointPosition all -> {
        for (; plies < most && !all.isOver(); plies++) {
          playJoint(all, -1, -1);
        }
      }
    }
    boolean isOver = position.isOver();
    for (int seat = 0; seat < rewards.length; seat++) {
      rewards[seat] = isOver ? position.reward(seat) : DRAWN;
    }
    return isOver;
  }

  /** The same, except that a game without an end is worth what {@code horizon} says. */
  <P extends Position> void run(P position, int most, Horizon<P> horizon) {
    if (!run(position, most) && most < MOST_PLIES) {
      horizon.rewards(position, rewards);
    }
  }

  /** From now on {@code into} gets each {@link #numberOf} of a move that a seat makes alone. */
  void note(Moves into) {
    noted = into;
  }

  /** A number for a seat and its move. */
  int numberOf(int seat, int move) {
    return move * rewards.length + seat;
  }

  /** Room for one reward per seat, filled by each run. */
  double[] rewards() {
    return rewards;
  }

  /** Room for one move per seat, to be overwritten by the next step. */
  int[] joint() {
    return joint;
  }

  /** Plays one step at random, but for {@code seat} the given move; a seat of -1 is nobody's. */
  void playJoint(JointPosition position, int seat, int move) {
    for (int other = 0; other < joint.length; other++) {
      if (other == seat) {
        joint[other] = move;
      } else {
        position.legalMoves(other, moves);
        joint[other] = moves.get(random.below(moves.size()));
      }
    }
    position.play(joint);
  }
}
