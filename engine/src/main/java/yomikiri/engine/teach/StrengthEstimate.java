package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.teach.StrengthProbe.ProbedMove;

/**
 * Where on a ladder somebody stands, by what their moves lost.
 *
 * <p>The choice model is the softmax: a move is e times as rare for each {@code t} that it loses.
 * That is an exponential family in 1/t whose sufficient statistic is the sum of the losses
 * (McFadden 1974), so the fit of greatest likelihood is the one that expects just the losses that
 * were seen. Somebody and a rung therefore have the same fit, in the same positions, where the rung
 * is expected to lose as much as they did, which is compared here at once. A rung is possible
 * unless the difference is greater than chance explains (the score test, at 5 %), so that the
 * interval holds the truth for whoever plays like a rung, however rough the values of moves are.
 * Chance is as large as the rung's own draws make it, or as the differences show, by move or by
 * block, whichever is more.
 *
 * @param rung the one that fits best, from 1
 * @param low the weakest that is possible; where none is, as what was lost lies between two, the
 *     one below the best fit
 * @param high the strongest; likewise
 * @param loss of a move on average, in points or chances
 * @param isChance whether losses are in chances
 * @param proven whether all are proven; else some are estimates
 * @param rungs by rung, the weakest first
 */
public record StrengthEstimate(
    int rung,
    int low,
    int high,
    double loss,
    boolean isChance,
    boolean proven,
    int moves,
    List<Rung> rungs) {
  /** Moves, fewer of which say nothing. */
  public static final int LEAST_MOVES = 60;

  private static final double NOTHING = 1e-9;

  /**
   * A rung in the same positions.
   *
   * @param loss of a move, as it is to be expected
   * @param reach where the mean of so many moves lies in 95 of 100 cases
   * @param possible whether what was lost is among that
   */
  public record Rung(double loss, Interval reach, boolean possible) {
    private double misfit(double own) {
      double off = own - loss;
      return Math.abs(off) < NOTHING ? 0 : Math.abs(off) / (reach.high() - loss);
    }
  }

  public StrengthEstimate {
    rungs = List.copyOf(rungs);
  }

  /** How many of the moves count: those with losses of the kind that most have. */
  public static int counted(List<List<ProbedMove>> blocks) {
    return (int) counted(blocks, isMostlyChance(blocks)).stream().mapToLong(List::size).sum();
  }

  /**
   * The estimate; empty for fewer than {@link #LEAST_MOVES}.
   *
   * @param blocks the moves of games that hang together, such as all on one layout
   */
  public static Optional<StrengthEstimate> of(List<List<ProbedMove>> blocks) {
    boolean isChance = isMostlyChance(blocks);
    List<List<ProbedMove>> counted = counted(blocks, isChance);
    List<ProbedMove> moves = counted.stream().flatMap(List::stream).toList();
    return moves.size() < LEAST_MOVES ? Optional.empty() : Optional.of(of(counted, moves));
  }

  private static boolean isMostlyChance(List<List<ProbedMove>> blocks) {
    Map<Boolean, Long> kinds =
        blocks.stream()
            .flatMap(List::stream)
            .collect(Collectors.partitioningBy(ProbedMove::isChance, Collectors.counting()));
    return kinds.getOrDefault(true, 0L) > kinds.getOrDefault(false, 0L);
  }

  private static List<List<ProbedMove>> counted(List<List<ProbedMove>> blocks, boolean isChance) {
    return blocks.stream()
        .map(block -> block.stream().filter(move -> move.isChance() == isChance).toList())
        .filter(block -> !block.isEmpty())
        .toList();
  }

  private static StrengthEstimate of(List<List<ProbedMove>> blocks, List<ProbedMove> moves) {
    double own = moves.stream().mapToDouble(ProbedMove::loss).average().orElseThrow();
    List<Rung> rungs = new ArrayList<>();
    for (int rung = 0; rung < moves.getFirst().rungs().size(); rung++) {
      rungs.add(rung(blocks, moves, rung, own));
    }
    int best =
        IntStream.range(0, rungs.size())
            .boxed()
            .min(Comparator.comparingDouble(rung -> rungs.get(rung).misfit(own)))
            .orElseThrow();
    List<Integer> possible =
        IntStream.range(0, rungs.size())
            .filter(rung -> rungs.get(rung).possible())
            .boxed()
            .toList();
    int low = possible.isEmpty() ? Math.max(0, best - 1) : possible.getFirst();
    int high = possible.isEmpty() ? Math.min(rungs.size() - 1, best + 1) : possible.getLast();
    return new StrengthEstimate(
        best + 1,
        low + 1,
        high + 1,
        own,
        moves.getFirst().isChance(),
        moves.stream().allMatch(ProbedMove::proven),
        moves.size(),
        rungs);
  }

  private static Rung rung(
      List<List<ProbedMove>> blocks, List<ProbedMove> moves, int rung, double own) {
    Sample differences = new Sample();
    BlockedResults blocked = new BlockedResults(1);
    double variance = 0;
    for (List<ProbedMove> block : blocks) {
      for (ProbedMove move : block) {
        double difference = move.loss() - move.rungs().get(rung).mean();
        differences.add(difference);
        blocked.add(difference, true);
        variance += move.rungs().get(rung).variance();
      }
      blocked.endLayout();
    }
    double loss = own - differences.mean();
    double error =
        Math.max(
            Math.sqrt(variance) / moves.size(),
            Math.max(differences.standardError().orElse(0), blocked.standardError().orElse(0)));
    boolean neverLoses = Math.abs(loss) < NOTHING && variance < NOTHING;
    double reach = neverLoses ? 0 : Interval.reach(error, 1);
    return new Rung(
        loss,
        new Interval(loss - reach, loss + reach),
        Math.abs(differences.mean()) <= reach + NOTHING);
  }
}
