package yomikiri.engine.games.othello;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.PatternEvaluator;
import yomikiri.engine.games.othello.eval.Patterns;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

/**
 * Why the learnt estimate likes the end of one line less than that of the other, as many moves
 * later: the part that loses most.
 */
final class OthelloEstimateReason implements Reason.Finder<OthelloPosition> {
  /** The parts that tell something; how many squares are empty tells nothing of a move. */
  private static final Map<Patterns.Part, String> IDS =
      Map.of(
          Patterns.Part.EDGES, "othello.estimate-edges",
          Patterns.Part.CORNERS, "othello.estimate-corners",
          Patterns.Part.ROWS, "othello.estimate-rows",
          Patterns.Part.DIAGONALS, "othello.estimate-diagonals",
          Patterns.Part.MOBILITY, "othello.estimate-mobility");

  private final Supplier<PatternEvaluator> evaluator;

  /**
   * @param evaluator asked when a mistake is explained
   */
  OthelloEstimateReason(Supplier<PatternEvaluator> evaluator) {
    this.evaluator = evaluator;
  }

  @Override
  public Optional<Reason> find(Contrast<OthelloPosition> contrast) {
    int plies = Math.min(contrast.played().line().size(), contrast.better().line().size());
    OthelloPosition end = contrast.played().positions(contrast.mistake().game()).get(plies - 1);
    OthelloPosition other = contrast.better().positions(contrast.mistake().game()).get(plies - 1);
    if (end.isOver() || other.isOver() || end.turn() != other.turn()) {
      return Optional.empty();
    }
    Map<Patterns.Part, Integer> losses = parts(other);
    Map<Patterns.Part, Integer> here = parts(end);
    if (isBeyond(losses) || isBeyond(here)) {
      return Optional.empty();
    }
    here.forEach((part, units) -> losses.merge(part, -units, Integer::sum));
    int sign = end.turn() == contrast.mistake().seat() ? 1 : -1;
    losses.replaceAll((part, units) -> sign * units);
    int total = discs(sum(losses));
    losses.keySet().retainAll(IDS.keySet());
    Map.Entry<Patterns.Part, Integer> most =
        losses.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();
    int share = discs(most.getValue());
    return total > 0 && share > 0
        ? Optional.of(
            contrast.shownByPlayed(
                Objects.requireNonNull(IDS.get(most.getKey())), plies, plies, total, share))
        : Optional.empty();
  }

  /** By part, for the side to move. */
  private Map<Patterns.Part, Integer> parts(OthelloPosition position) {
    int turn = position.turn();
    return evaluator.get().parts(position.discs(turn), position.discs(1 - turn));
  }

  private static int sum(Map<Patterns.Part, Integer> parts) {
    return parts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Whether parts add up to more than a game can end with. */
  private static boolean isBeyond(Map<Patterns.Part, Integer> parts) {
    return Math.abs(sum(parts)) >= DiscEvaluator.LIMIT;
  }

  private static int discs(int units) {
    return Math.round((float) units / DiscEvaluator.UNIT);
  }
}
