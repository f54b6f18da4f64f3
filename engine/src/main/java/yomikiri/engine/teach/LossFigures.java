package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.think.MoveClass;

/**
 * What some of one's own moves gave away in games that were reviewed whole; others are only
 * counted.
 *
 * @param games all there are
 * @param reviewed those reviewed whole
 * @param unit of losses
 * @param proven moves of which it is known for certain what they gave away
 * @param estimated all other moves
 * @param lost a game on average, of both; empty without a unit
 * @param plain what a plain player would have lost instead, see {@link Judge#plainLoss}; empty
 *     where that is not known of every move
 * @param bad the share of moves that were mistakes or blunders, or of the size told by; empty
 *     without any move
 */
public record LossFigures(
    int games,
    int reviewed,
    Unit unit,
    Part proven,
    Part estimated,
    Optional<Mean> lost,
    OptionalDouble plain,
    Optional<Mean> bad) {
  /** What losses are counted in. */
  public enum Unit {
    POINTS,
    CHANCES,
    /** Points and chances, which cannot be summed up, or no move at all. */
    NONE
  }

  /** Moves proven, or all others; {@code loss} of all of them, 0 without a unit. */
  public record Part(int moves, int inaccuracies, int mistakes, int blunders, double loss) {
    private static Part of(List<Judgement> moves, boolean isSummed) {
      return new Part(
          moves.size(),
          count(moves, MoveClass.INACCURACY),
          count(moves, MoveClass.MISTAKE),
          count(moves, MoveClass.BLUNDER),
          isSummed ? sum(moves) : 0);
    }

    private static int count(List<Judgement> moves, MoveClass moveClass) {
      return (int) moves.stream().filter(move -> move.moveClass() == moveClass).count();
    }
  }

  /** A mean; {@code interval} by blocks of one layout, empty for fewer than two. */
  public record Mean(double value, Optional<Interval> interval) {}

  /** One's own moves, all together. */
  public int moves() {
    return proven.moves() + estimated.moves();
  }

  /**
   * What of games is counted.
   *
   * @param among the moves that are looked at
   * @param counted those of them whose losses count
   * @param bad those of which the share is told
   */
  record Scope(Predicate<Chosen> among, Predicate<Judgement> counted, Predicate<Judgement> bad) {
    /** All of some moves. */
    static Scope of(Predicate<Chosen> among) {
      return new Scope(among, any -> true, one -> one.moveClass().isSerious());
    }

    /** The moves of one class among all. */
    static Scope of(MoveClass size) {
      return new Scope(any -> true, one -> one.moveClass() == size, one -> one.moveClass() == size);
    }
  }

  /** The same where losses are no amounts, as only who wins counts. */
  public LossFigures unsummed() {
    return new LossFigures(
        games,
        reviewed,
        Unit.NONE,
        proven,
        estimated,
        Optional.empty(),
        OptionalDouble.empty(),
        bad);
  }

  /** The figures of games. */
  static LossFigures of(List<ReviewedGame> games, Scope scope) {
    Map<String, List<List<Judgement>>> blocks = new LinkedHashMap<>();
    for (ReviewedGame game : games) {
      if (game.state() == ReviewedGame.State.WHOLE) {
        blocks
            .computeIfAbsent(game.game() + " " + game.layout(), any -> new ArrayList<>())
            .add(chosen(game, scope.among()));
      }
    }
    List<List<Judgement>> reviewed = blocks.values().stream().flatMap(List::stream).toList();
    List<Judgement> all = reviewed.stream().flatMap(List::stream).toList();
    List<Judgement> counted = all.stream().filter(scope.counted()).toList();
    Unit unit = unit(all);
    boolean isSummed = unit != Unit.NONE;
    return new LossFigures(
        games.size(),
        reviewed.size(),
        unit,
        Part.of(counted.stream().filter(Judgement::proven).toList(), isSummed),
        Part.of(counted.stream().filter(move -> !move.proven()).toList(), isSummed),
        isSummed
            ? mean(blocks, game -> List.of(sum(game.stream().filter(scope.counted()).toList())))
            : Optional.empty(),
        isSummed ? plain(all, reviewed.size()) : OptionalDouble.empty(),
        mean(blocks, game -> game.stream().map(move -> scope.bad().test(move) ? 1.0 : 0).toList()));
  }

  /** A judged move and the game in which it was made. */
  record Chosen(ReviewedGame game, int ply, Judgement judgement) {}

  private static List<Judgement> chosen(ReviewedGame game, Predicate<Chosen> which) {
    return game.moves().stream()
        .map(move -> new Chosen(game, move.ply(), move.judgement().orElseThrow()))
        .filter(which)
        .map(Chosen::judgement)
        .toList();
  }

  private static Unit unit(List<Judgement> all) {
    List<Boolean> kinds = all.stream().map(Judgement::isChance).distinct().toList();
    return kinds.size() != 1 ? Unit.NONE : kinds.getFirst() ? Unit.CHANCES : Unit.POINTS;
  }

  private static double sum(List<Judgement> moves) {
    return moves.stream().mapToDouble(Judgement::loss).sum();
  }

  /** What the values of each game are. */
  private interface Values {
    List<Double> of(List<Judgement> game);
  }

  private static Optional<Mean> mean(Map<String, List<List<Judgement>>> blocks, Values values) {
    BlockedResults results = new BlockedResults(1);
    int filled = 0;
    for (List<List<Judgement>> block : blocks.values()) {
      List<Double> added = block.stream().flatMap(game -> values.of(game).stream()).toList();
      added.forEach(value -> results.add(value, true));
      results.endLayout();
      filled += added.isEmpty() ? 0 : 1;
    }
    double mean = results.mean();
    OptionalDouble error = results.standardError();
    return filled == 0
        ? Optional.empty()
        : Optional.of(
            new Mean(
                mean,
                error.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Interval.ofMean(mean, error.getAsDouble(), filled))));
  }

  private static OptionalDouble plain(List<Judgement> all, int games) {
    return all.stream().allMatch(move -> move.plainLoss().isPresent())
        ? OptionalDouble.of(
            all.stream().mapToDouble(move -> move.plainLoss().orElseThrow()).sum() / games)
        : OptionalDouble.empty();
  }
}
