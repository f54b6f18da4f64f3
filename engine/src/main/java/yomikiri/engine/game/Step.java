package yomikiri.engine.game;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** A step of a game: one seat's move, the moves of all seats at once, or a withdrawal. */
public sealed interface Step {
  record Single(int seat, int move) implements Step {}

  /** {@code moves.get(seat)} is that seat's move. */
  record Joint(List<Integer> moves) implements Step {
    public Joint {
      moves = List.copyOf(moves);
    }
  }

  /** See {@link Game#withdrawal}. */
  record Withdrawal(int seat) implements Step {}

  /** The move of {@code seat} in this step, if it makes one. */
  default OptionalInt moveOf(int seat) {
    return switch (this) {
      case Single(int mover, int move) ->
          mover == seat ? OptionalInt.of(move) : OptionalInt.empty();
      case Joint(List<Integer> moves) -> OptionalInt.of(moves.get(seat));
      case Withdrawal withdrawal -> OptionalInt.empty();
    };
  }

  /** Makes the step, which is legal, on {@code position}. */
  default <P extends Position> void advance(Game<P> game, P position) {
    switch (this) {
      case Single(int seat, int move) when position instanceof TurnPosition turn -> turn.play(move);
      case Joint(List<Integer> moves) when position instanceof JointPosition joint ->
          joint.play(moves.stream().mapToInt(Integer::intValue).toArray());
      case Withdrawal(int seat) -> game.withdrawal().orElseThrow().withdraw(position, seat);
      case Single one -> throw new IllegalArgumentException("one seat's step in a joint game");
      case Joint all -> throw new IllegalArgumentException("a joint step in a turn game");
    }
  }

  /**
   * The step as one word: the moves of a joint step are joined by {@code +}, and {@code
   * --seat2-withdraws} says that the second seat leaves the game.
   */
  default String text(Notation<?> notation) {
    return switch (this) {
      case Single(int seat, int move) -> notation.moveText(move);
      case Joint(List<Integer> moves) ->
          moves.stream().map(notation::moveText).collect(Collectors.joining("+"));
      case Withdrawal(int seat) -> "--seat" + (seat + 1) + "-withdraws";
    };
  }
}
