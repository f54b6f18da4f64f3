package yomikiri.app.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/** What a board shows in the course of a game in which everybody plays at random. */
public final class Played {
  private Played() {}

  /** By turns, every seat that has to choose sees the board once; the end is seen last. */
  public static <P extends Position> List<BoardSnapshot<P>> randomly(GameKit<P> kit, long seed) {
    Random random = new Random(seed);
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(seed));
    List<BoardSnapshot<P>> seen = new ArrayList<>();
    OptionalInt last = OptionalInt.empty();
    while (!session.isOver()) {
      int seat =
          IntStream.range(0, session.players())
              .filter(session::isAwaited)
              .findFirst()
              .orElseThrow();
      int[] legal = session.legalMoves(seat);
      seen.add(snapshot(kit, session, OptionalInt.of(seat), last));
      last = OptionalInt.of(legal[random.nextInt(legal.length)]);
      session.play(seat, last.getAsInt());
    }
    seen.add(snapshot(kit, session, OptionalInt.empty(), last));
    return seen;
  }

  /** A game from {@code seed} in which nobody may move yet. */
  public static <P extends Position> BoardSnapshot<P> awaited(GameKit<P> kit, long seed) {
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(seed));
    return BoardSnapshot.of(kit, session, 0, OptionalInt.of(0), false);
  }

  private static <P extends Position> BoardSnapshot<P> snapshot(
      GameKit<P> kit, GameSession<P> session, OptionalInt seat, OptionalInt last) {
    return new BoardSnapshot<>(
        kit,
        session.position(),
        session.ply(),
        seat,
        seat.isEmpty()
            ? List.of()
            : IntStream.of(session.legalMoves(seat.getAsInt())).boxed().toList(),
        seat.isPresent(),
        IntStream.range(Math.max(0, session.ply() - 3), session.ply())
            .mapToObj(session::positionAt)
            .toList(),
        session.line(),
        last,
        Map.of(),
        Map.of(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Set.of(),
        List.of());
  }

  /** The same with what people have drawn on it. */
  public static <P extends Position> BoardSnapshot<P> marked(
      BoardSnapshot<P> plain, List<BoardMark> marks) {
    return new BoardSnapshot<>(
        plain.kit(),
        plain.position(),
        plain.ply(),
        plain.mover(),
        plain.legal(),
        plain.playable(),
        plain.past(),
        plain.line(),
        plain.lastMove(),
        plain.verdicts(),
        plain.proven(),
        plain.hint(),
        plain.mistake(),
        plain.region(),
        marks);
  }

  /** The same with a value for every move, the first one the best and pointed at. */
  public static BoardSnapshot<?> valued(BoardSnapshot<?> plain) {
    Map<Integer, Verdict> values = new LinkedHashMap<>();
    plain.legal().forEach(move -> values.put(move, new Verdict.WinRate(0.5, 10)));
    return plain.legal().isEmpty()
        ? plain
        : plain.with(
            values,
            OptionalInt.of(plain.legal().getFirst()),
            OptionalInt.of(plain.legal().getLast()));
  }
}
