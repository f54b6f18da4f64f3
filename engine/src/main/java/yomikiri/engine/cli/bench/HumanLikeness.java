package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import yomikiri.engine.stats.BlockedResults;

/**
 * How like people somebody plays, by the chances of each move where people have moved. Intervals
 * are of 95 %, over games. {@code moves} are in the order of their games, {@code chances} of all
 * moves where each was made.
 */
record HumanLikeness(List<PeoplesMove> moves, List<Map<Integer, Double>> chances) {
  private static final int[] CLASSES = {0, 2, 5, 10, Integer.MAX_VALUE}; // most points lost
  private static final int[] PHASES = {20, 36, Integer.MAX_VALUE}; // last plies
  private static final int SERIOUS = 3; // points
  private static final double LEAST_CHANCE = 0.001; // so that nothing is held for impossible
  private static final int HALVINGS = 50;
  private static final double HOTTEST = 200; // points

  /** Who plays the moves of people themselves. */
  static HumanLikeness ofPeople(List<PeoplesMove> moves) {
    return new HumanLikeness(
        moves, moves.stream().map(move -> Map.of(move.played(), 1.0)).toList());
  }

  /** Who plays better moves more often, by their values alone, and loses as much as this. */
  HumanLikeness byLossAlone() {
    double cold = 0.01;
    double hot = HOTTEST;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = Math.sqrt(cold * hot);
      boolean isTooGood = softmax(moves, middle).meanLoss() < meanLoss();
      cold = isTooGood ? middle : cold;
      hot = isTooGood ? hot : middle;
    }
    return softmax(moves, cold);
  }

  private static HumanLikeness softmax(List<PeoplesMove> moves, double temperature) {
    List<Map<Integer, Double>> all = new ArrayList<>();
    for (PeoplesMove move : moves) {
      double sum =
          move.values().keySet().stream()
              .mapToDouble(one -> Math.exp(-move.loss(one) / temperature))
              .sum();
      Map<Integer, Double> chance = new HashMap<>();
      move.values()
          .keySet()
          .forEach(one -> chance.put(one, Math.exp(-move.loss(one) / temperature) / sum));
      all.add(chance);
    }
    return new HumanLikeness(moves, all);
  }

  /** The lines of a report. */
  List<String> report() {
    HumanLikeness people = ofPeople(moves);
    HumanLikeness plain = byLossAlone();
    List<String> lines = new ArrayList<>();
    lines.add("loss          " + interval(i -> loss(i)));
    lines.add("  - people's  " + interval(i -> loss(i) - moves.get(i).loss()));
    int from = 0;
    for (int phase : PHASES) {
      int first = from;
      lines.add(
          "  to ply "
              + (phase > 99 ? "end" : phase + " ")
              + "  "
              + interval(i -> isIn(i, first, phase) ? loss(i) - moves.get(i).loss() : Double.NaN));
      from = phase;
    }
    lines.add("classes       " + shares() + "  people's " + people.shares());
    lines.add(
        String.format(
            Locale.ROOT, "TV            %.1f points", 100 * distance(shares(), people.shares())));
    lines.add("match         " + interval(i -> played(i)));
    lines.add("  - softmax's " + interval(i -> played(i) - plain.played(i)));
    lines.add("log-loss      " + interval(i -> surprise(i)));
    lines.add("  - softmax's " + interval(i -> surprise(i) - plain.surprise(i)));
    lines.add(String.format(Locale.ROOT, "same error    %.3f", sameError()));
    lines.add(String.format(Locale.ROOT, "  softmax's   %.3f", plain.sameError()));
    return lines;
  }

  private boolean isIn(int i, int after, int to) {
    return moves.get(i).ply() > after && moves.get(i).ply() <= to;
  }

  double meanLoss() {
    double sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      sum += loss(i);
    }
    return sum / moves.size();
  }

  private double loss(int i) {
    return expected(i, loss -> loss);
  }

  private double expected(int i, ToDoubleFunction<Integer> of) {
    PeoplesMove at = moves.get(i);
    return chances.get(i).entrySet().stream()
        .mapToDouble(one -> one.getValue() * of.applyAsDouble(at.loss(one.getKey())))
        .sum();
  }

  private double played(int i) {
    return chances.get(i).getOrDefault(moves.get(i).played(), 0.0);
  }

  private double surprise(int i) {
    return Math.log(1 / Math.max(played(i), LEAST_CHANCE));
  }

  /** The share of moves that lose so much, by class. */
  List<Double> shares() {
    List<Double> shares = new ArrayList<>();
    int before = -1;
    for (int most : CLASSES) {
      double sum = 0;
      int least = before;
      for (int i = 0; i < moves.size(); i++) {
        sum += expected(i, loss -> loss > least && loss <= most ? 1 : 0);
      }
      shares.add(Math.round(1000 * sum / moves.size()) / 1000.0);
      before = most;
    }
    return shares;
  }

  /** Half the sum of the differences. */
  static double distance(List<Double> one, List<Double> other) {
    double sum = 0;
    for (int i = 0; i < one.size(); i++) {
      sum += Math.abs(one.get(i) - other.get(i)) / 2;
    }
    return sum;
  }

  /** Where people lost much: the chance of their move, by that of a move that loses much. */
  double sameError() {
    double same = 0;
    double any = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).loss() >= SERIOUS) {
        same += played(i);
        any += expected(i, loss -> loss >= SERIOUS ? 1 : 0);
      }
    }
    return same / any;
  }

  /** Mean and interval of a number of each move; one that is none is left out. */
  private String interval(ToDoubleFunction<Integer> of) {
    BlockedResults results = new BlockedResults(1);
    for (int i = 0; i < moves.size(); i++) {
      if (i > 0 && moves.get(i).game() != moves.get(i - 1).game()) {
        results.endLayout();
      }
      double value = of.applyAsDouble(i);
      results.add(value, !Double.isNaN(value));
    }
    results.endLayout();
    return String.format(
        Locale.ROOT,
        "%.3f ± %.3f",
        results.mean(),
        1.96 * results.standardError().orElse(Double.NaN));
  }
}
