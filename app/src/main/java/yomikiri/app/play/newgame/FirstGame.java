package yomikiri.app.play.newgame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.RulesExample;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * A game of a few taps: each move of a person is told beforehand and pointed at, and the others
 * answer at once. The person has the seat that moves first.
 */
final class FirstGame<P extends Position> {
  private final GameKit<P> kit;
  private final GameSession<P> session;
  private final List<List<Integer>> steps;
  private final int person;
  private int made; // steps
  private int taps;

  private FirstGame(GameKit<P> kit, P start, List<List<Integer>> steps) {
    this.kit = kit;
    this.session = new GameSession<>(kit.game(), start);
    this.steps = steps;
    this.person = awaited();
  }

  /** The game that {@code script} tells of, at its start. */
  static FirstGame<?> of(RulesExample script) {
    try {
      return of(script.kit(), script);
    } catch (NotationException e) {
      throw new IllegalArgumentException("first game of " + script.kit().game().id(), e);
    }
  }

  private static <P extends Position> FirstGame<P> of(GameKit<P> kit, RulesExample script)
      throws NotationException {
    P start = kit.game().notation().parsePosition(script.start());
    return new FirstGame<>(kit, start, script.moves());
  }

  private int awaited() {
    return IntStream.range(0, session.players())
        .filter(session::isAwaited)
        .findFirst()
        .orElseThrow();
  }

  /** The moves made by the person so far. */
  int taps() {
    return taps;
  }

  /** Whether all moves have been made. */
  boolean isOver() {
    return made == steps.size();
  }

  /** The board now, with the move to make pointed at. */
  BoardSnapshot<P> board() {
    boolean over = isOver();
    return BoardSnapshot.of(
            kit, session, session.ply(), over ? OptionalInt.empty() : OptionalInt.of(person), !over)
        .with(Map.of(), over ? OptionalInt.empty() : OptionalInt.of(next()), OptionalInt.empty());
  }

  private int next() {
    return steps.get(made).getFirst();
  }

  /** The move to make, if {@code text} is what it is called. */
  Optional<Integer> move(String text) {
    return isOver() || !kit.game().notation().moveText(next()).equalsIgnoreCase(text.strip())
        ? Optional.empty()
        : Optional.of(next());
  }

  /**
   * Makes the person's move and those that answer it.
   *
   * @return whether it is the one that was told; any other is not made
   */
  boolean play(int move) {
    if (isOver() || move != next()) {
      return false;
    }
    do {
      steps.get(made).forEach(part -> session.play(awaited(), part));
      made++;
    } while (!isOver() && awaited() != person);
    taps++;
    return true;
  }
}
