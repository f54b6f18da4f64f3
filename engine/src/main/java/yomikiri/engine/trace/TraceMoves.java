package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.JointCode;

/** Moves of a trace, where a joint move is one number, see {@link JointCode}. */
final class TraceMoves {
  private TraceMoves() {}

  static void play(Position position, int move, int moveLimit) {
    switch (position) {
      case TurnPosition turn -> turn.play(move);
      case JointPosition joint -> joint.play(JointCode.moves(move, joint.players(), moveLimit));
    }
  }

  static boolean isLegal(Position position, int move, int moveLimit) {
    if (position.isOver()) {
      return false;
    }
    return switch (position) {
      case TurnPosition turn -> contains(turn, turn.turn(), move);
      case JointPosition joint -> {
        int[] moves = JointCode.moves(move, joint.players(), moveLimit);
        yield IntStream.range(0, moves.length).allMatch(s -> contains(joint, s, moves[s]));
      }
    };
  }

  static boolean contains(Position position, int seat, int move) {
    Moves legal = new Moves();
    position.legalMoves(seat, legal);
    return legal.contains(move);
  }

  /** A move by seat; one alone where they move in turn. */
  static List<String> texts(Game<?> game, Position root, int move) {
    return IntStream.of(
            root instanceof JointPosition
                ? JointCode.moves(move, root.players(), game.moveLimit())
                : new int[] {move})
        .mapToObj(game.notation()::moveText)
        .toList();
  }

  /**
   * The move that {@link #texts} wrote.
   *
   * @throws NotationException if one of them is none; its column counts within that one
   */
  static int parse(Game<?> game, Position root, List<String> texts) throws NotationException {
    List<Integer> moves = new ArrayList<>();
    for (String text : texts) {
      moves.add(game.notation().parseMove(text));
    }
    return root instanceof JointPosition
        ? JointCode.of(moves.stream().mapToInt(Integer::intValue).toArray(), game.moveLimit())
        : moves.getFirst();
  }
}
