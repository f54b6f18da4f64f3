package yomikiri.engine.teach;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The part of a game in which most was lost: what is to be trained first.
 *
 * @param lost what was lost there
 * @param all what was lost in the whole game
 */
public record Lesson(Phase phase, double lost, double all) {
  private static final double MOST = 0.6; // of all; by chance it is a third
  private static final int LEAST = 3; // losses, fewer of which say nothing

  /** A third of a game, by its moves. */
  public enum Phase {
    BEGINNING,
    MIDDLE,
    END;

    /** The third of a move, {@code ply} steps with it from 1. */
    public static Phase of(int ply, int length) {
      return 3 * ply <= length ? BEGINNING : 3 * ply <= 2 * length ? MIDDLE : END;
    }
  }

  /** What one move lost. */
  public record Loss(int ply, double size) {}

  /** The lesson of a game of {@code length} steps; empty if no third has most of the losses. */
  public static Optional<Lesson> of(List<Loss> losses, int length) {
    double all = losses.stream().mapToDouble(Loss::size).sum();
    Map<Phase, Double> byPhase =
        losses.stream()
            .collect(
                Collectors.groupingBy(
                    loss -> Phase.of(loss.ply(), length), Collectors.summingDouble(Loss::size)));
    return losses.size() < LEAST
        ? Optional.empty()
        : byPhase.entrySet().stream()
            .max(Comparator.comparingDouble(Map.Entry::getValue))
            .filter(most -> most.getValue() >= MOST * all)
            .map(most -> new Lesson(most.getKey(), most.getValue(), all));
  }
}
