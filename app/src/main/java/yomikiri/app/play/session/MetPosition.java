package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * All of a position by which it is the same as one met by another way: what the values of its moves
 * depend on.
 *
 * @param key see {@link Position#key}; equal keys have the same future
 * @param scores so far, by seat
 * @param gone the steps by which seats have left the game
 */
record MetPosition(long key, List<Integer> scores, Set<Step> gone) {
  MetPosition {
    scores = List.copyOf(scores);
    gone = Set.copyOf(gone);
  }

  static <P extends Position> MetPosition of(GameSession<P> session, GameTree.Node node) {
    P position = session.positionAt(node);
    return new MetPosition(
        position.key(),
        IntStream.range(0, position.players()).mapToObj(position::score).toList(),
        node.path().stream()
            .map(GameTree.Node::step)
            .filter(Step.Withdrawal.class::isInstance)
            .collect(Collectors.toSet()));
  }

  /**
   * What an analysis of a position with the same key says of this one: all if the scores are the
   * same too, else only final margins that are proven, of which the points won so far are a part.
   *
   * @param ply of this position
   */
  Optional<PositionAnalysis> transferred(PositionAnalysis analysis, MetPosition there, int ply) {
    if (equals(there)) {
      return Optional.of(analysis.at(ply));
    }
    OptionalInt here = lead(analysis.seat());
    OptionalInt other = there.lead(analysis.seat());
    return here.isPresent() && other.isPresent() && gone.equals(there.gone)
        ? analysis.at(ply).shifted(here.getAsInt() - other.getAsInt())
        : Optional.empty();
  }

  /** By how much {@code seat} leads; among more than two no margin follows from it. */
  private OptionalInt lead(int seat) {
    return switch (scores.size()) {
      case 1 -> OptionalInt.of(scores.getFirst());
      case 2 -> OptionalInt.of(scores.get(seat) - scores.get(1 - seat));
      default -> OptionalInt.empty();
    };
  }
}
