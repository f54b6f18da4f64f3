package yomikiri.app.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.Example;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Plays an example and keeps what a board shows before and after each of its steps. */
final class Walkthrough {
  private Walkthrough() {}

  /** One snapshot more than there are steps; the move to come is pointed at. */
  static List<BoardSnapshot<?>> of(Example example) {
    try {
      return List.copyOf(played(example.kit(), example));
    } catch (NotationException e) {
      throw new IllegalArgumentException("example of " + example.kit().game().id(), e);
    }
  }

  private static <P extends Position> List<BoardSnapshot<P>> played(GameKit<P> kit, Example example)
      throws NotationException {
    GameSession<P> session =
        new GameSession<>(kit.game(), kit.game().notation().parsePosition(example.start()));
    List<BoardSnapshot<P>> seen = new ArrayList<>();
    OptionalInt last = OptionalInt.empty();
    for (List<String> step : example.steps()) {
      List<Integer> moves = new ArrayList<>();
      for (String text : step) {
        moves.add(kit.game().notation().parseMove(text));
      }
      boolean alone = moves.size() == 1;
      OptionalInt next = alone ? OptionalInt.of(moves.getFirst()) : OptionalInt.empty();
      seen.add(snapshot(kit, session, last, next));
      for (int move : moves) {
        session.play(awaited(session).orElseThrow(), move);
      }
      last = next;
    }
    seen.add(snapshot(kit, session, last, OptionalInt.empty()));
    return seen;
  }

  private static <P extends Position> BoardSnapshot<P> snapshot(
      GameKit<P> kit, GameSession<P> session, OptionalInt last, OptionalInt next) {
    OptionalInt mover = awaited(session);
    List<Integer> legal =
        mover.isEmpty()
            ? List.of()
            : IntStream.of(session.legalMoves(mover.getAsInt())).boxed().toList();
    return new BoardSnapshot<>(
        kit,
        session.position(),
        session.ply(),
        mover,
        legal,
        false,
        IntStream.range(0, session.ply()).mapToObj(session::positionAt).toList(),
        last,
        Map.of(),
        List.of(),
        next);
  }

  private static OptionalInt awaited(GameSession<?> session) {
    return IntStream.range(0, session.players()).filter(session::isAwaited).findFirst();
  }
}
