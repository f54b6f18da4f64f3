package yomikiri.app.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.RulesExample;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** Plays an example and stores the board before and after each of its steps. */
final class Walkthrough {
  private Walkthrough() {}

  /** One snapshot more than there are steps; the move to come is pointed at. */
  static List<BoardSnapshot<?>> of(RulesExample example) {
    try {
      return List.copyOf(played(example.kit(), example));
    } catch (NotationException e) {
      throw new IllegalArgumentException("example of " + example.kit().game().id(), e);
    }
  }

  private static <P extends Position> List<BoardSnapshot<P>> played(
      GameKit<P> kit, RulesExample example) throws NotationException {
    GameSession<P> session =
        new GameSession<>(kit.game(), kit.game().notation().parsePosition(example.start()));
    List<BoardSnapshot<P>> seen = new ArrayList<>();
    for (List<Integer> moves : example.moves()) {
      boolean alone = moves.size() == 1;
      seen.add(board(kit, session, alone ? OptionalInt.of(moves.getFirst()) : OptionalInt.empty()));
      for (int move : moves) {
        session.play(awaited(session).orElseThrow(), move);
      }
    }
    seen.add(board(kit, session, OptionalInt.empty()));
    return seen;
  }

  private static <P extends Position> BoardSnapshot<P> board(
      GameKit<P> kit, GameSession<P> session, OptionalInt next) {
    return BoardSnapshot.of(kit, session, session.ply(), awaited(session), false)
        .with(Map.of(), next, OptionalInt.empty());
  }

  private static OptionalInt awaited(GameSession<?> session) {
    return IntStream.range(0, session.players()).filter(session::isAwaited).findFirst();
  }
}
