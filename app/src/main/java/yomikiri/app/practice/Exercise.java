package yomikiri.app.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import yomikiri.app.board.AvailableGames;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.teach.PracticeLog;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;

/**
 * A position in which the best move is to be found.
 *
 * @param start nobody changes it
 * @param seat that is to find it
 * @param line the play expected from the best move on, as far as it is known; see {@link
 *     yomikiri.engine.think.RankedMove#line}
 */
record Exercise<P extends Position>(
    GameKit<P> kit, P start, int seat, List<Integer> line, Source source) {
  private static final Pattern PLUS = Pattern.compile("\\+");

  /** Where it is from. */
  sealed interface Source {
    record OfPuzzle(Puzzle puzzle) implements Source {}

    record OfMistake(PracticeLog.Item item) implements Source {}
  }

  Exercise {
    line = List.copyOf(line);
  }

  /** The exercise of a puzzle; empty where the app has no such game or position. */
  static Optional<Exercise<?>> of(Puzzle puzzle, AvailableGames games) {
    return games
        .kit(puzzle.game())
        .flatMap(kit -> of(kit, puzzle.position(), 0, puzzle.line(), new Source.OfPuzzle(puzzle)));
  }

  /** The exercise of a mistake; the same. */
  static Optional<Exercise<?>> of(PracticeLog.Item item, AvailableGames games) {
    return games
        .kit(item.game())
        .flatMap(
            kit ->
                of(
                    kit,
                    item.position(),
                    item.mistake().seat(),
                    List.of(item.mistake().better()),
                    new Source.OfMistake(item)));
  }

  /** {@code joint} is the seat where all move at once. */
  private static <P extends Position> Optional<Exercise<?>> of(
      GameKit<P> kit, String position, int joint, List<String> moves, Source source) {
    try {
      P start = kit.game().notation().parsePosition(position);
      List<Integer> line = new ArrayList<>();
      for (String move : moves) {
        line.add(kit.game().notation().parseMove(move));
      }
      int seat =
          switch (start) {
            case TurnPosition turn -> turn.turn();
            case JointPosition all -> joint;
          };
      GameSession<P> session = new GameSession<>(kit.game(), start);
      boolean isLegal =
          seat < start.players()
              && IntStream.of(session.legalMoves(seat)).anyMatch(move -> move == line.getFirst());
      return isLegal
          ? Optional.of(new Exercise<>(kit, start, seat, line, source))
          : Optional.empty();
    } catch (NotationException e) {
      return Optional.empty(); // of another version of the app
    }
  }

  /** The mistake that was made there; empty for a puzzle. */
  Optional<Mistake<P>> mistake() {
    return source instanceof Source.OfMistake(PracticeLog.Item item)
        ? played(item.mistake().played())
            .map(played -> new Mistake<>(kit.game(), start, seat, played, best()))
        : Optional.empty();
  }

  /** The moves of a step as it is written; empty for one of another version of the app. */
  private Optional<List<Integer>> played(String step) {
    try {
      List<Integer> moves = new ArrayList<>();
      for (String move : List.of(PLUS.split(step, -1))) {
        moves.add(kit.game().notation().parseMove(move));
      }
      return Optional.of(List.copyOf(moves));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** The best move. */
  int best() {
    return line.getFirst();
  }

  /** Whether the one that is right is proven, and no other is. */
  boolean isPuzzle() {
    return source instanceof Source.OfPuzzle;
  }
}
