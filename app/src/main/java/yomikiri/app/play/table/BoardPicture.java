package yomikiri.app.play.table;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.GameKit;

/** What a board shows of a session's positions. */
record BoardPicture<P extends Position>(GameKit<P> kit, GameSession<P> session) {
  /** Positions before the one shown that boards may show something of. */
  private static final int PAST = 8;

  /**
   * The board after {@code ply} steps.
   *
   * @param mover the seat whose moves are shown
   */
  BoardSnapshot<P> at(int ply, OptionalInt mover, boolean playable) {
    P position = session.positionAt(ply);
    List<Integer> legal = mover.isEmpty() ? List.of() : legalMoves(position, mover.getAsInt());
    return new BoardSnapshot<>(
        kit,
        position,
        ply,
        mover,
        legal,
        playable,
        IntStream.range(Math.max(0, ply - PAST), ply).mapToObj(session::positionAt).toList(),
        ply == 0 ? OptionalInt.empty() : lastMove(session.line().get(ply - 1)),
        Map.of(),
        List.of(),
        OptionalInt.empty());
  }

  private static List<Integer> legalMoves(Position position, int seat) {
    Moves moves = new Moves();
    switch (position) {
      case TurnPosition turn -> turn.legalMoves(moves);
      case JointPosition joint -> joint.legalMoves(seat, moves);
    }
    return IntStream.of(moves.toArray()).boxed().toList();
  }

  private static OptionalInt lastMove(Step step) {
    return switch (step) {
      case Step.Single(int seat, int move) -> OptionalInt.of(move);
      case Step.Joint(List<Integer> moves) -> OptionalInt.empty();
      case Step.Withdrawal withdrawal -> OptionalInt.empty();
    };
  }
}
