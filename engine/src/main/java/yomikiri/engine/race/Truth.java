package yomikiri.engine.race;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.ExhaustiveSearch;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/**
 * What every legal move of a position is worth for sure if all play perfectly after it.
 *
 * @param values by move, the best first, from the view of the seat to move: points, or the share of
 *     a win from 0 to 1
 * @param isShare whether they are shares of a win
 */
public record Truth(SequencedMap<Integer, Double> values, boolean isShare) {
  public Truth {
    if (values.isEmpty()) {
      throw new IllegalArgumentException("there is no move");
    }
    SequencedMap<Integer, Double> sorted = new LinkedHashMap<>();
    values.entrySet().stream()
        .sorted(Comparator.comparingDouble(move -> -move.getValue()))
        .forEach(move -> sorted.put(move.getKey(), move.getValue()));
    values = Collections.unmodifiableSequencedMap(sorted);
  }

  /** The value of the best move. */
  public double best() {
    return values.firstEntry().getValue();
  }

  /** What a legal move gives away against the best one; 0 for each that is as good. */
  public double regret(int move) {
    return best() - Optional.ofNullable(values.get(move)).orElseThrow();
  }

  /** Whether no move is better. */
  public boolean isBest(int move) {
    return regret(move) == 0;
  }

  /** The moves that are best. */
  public List<Integer> bestMoves() {
    return values.keySet().stream().filter(this::isBest).toList();
  }

  /** Whether it does not matter which move is made. */
  public boolean isIndifferent() {
    return bestMoves().size() == values.size();
  }

  /** Finds it in one game, position after position. For one thread at a time. */
  public static final class Finder<P extends Position> {
    private static final int NODES = 1_000_000; // of a search of all play
    private static final long SEED = 1;

    private final GameKit<P> kit;
    private final Optional<Player<P>> solver;

    public Finder(GameKit<P> kit) {
      this.kit = kit;
      this.solver = kit.solver().map(one -> kit.build(one.spec(), SEED));
    }

    /** Whether moves have a value of their own: one seat plays alone, or two in turn. */
    public static boolean isPossible(GameKit<?> kit) {
      return kit.game().kind() == GameKind.SOLO || kit.game().kind() == GameKind.DUEL;
    }

    /**
     * The truth about a position that is not over: by the game's solver, or where that does not
     * reach, by a search of all play.
     *
     * @param clock ends the solver
     * @return empty if not every move's value is proven by then, or none has one
     */
    public Optional<Truth> find(P position, TimeKeeper clock) {
      if (!isPossible(kit)) {
        return Optional.empty();
      }
      int seat = SearchResult.seat(position);
      Optional<Truth> solved = solver.flatMap(player -> solved(player, position, seat, clock));
      boolean isReached = kit.solver().filter(one -> one.reaches().test(position)).isPresent();
      return solved.isPresent() || isReached ? solved : searched(position, seat);
    }

    private Optional<Truth> solved(Player<P> player, P position, int seat, TimeKeeper clock) {
      SearchResult.begin(player, position, SEED);
      List<RankedMove> moves =
          SearchResult.of(player, kit.game(), position, seat, true, clock, report -> {})
              .report()
              .map(SearchReport::moves)
              .orElse(List.of());
      Moves legal = new Moves();
      position.legalMoves(seat, legal);
      SequencedMap<Integer, Double> values = new LinkedHashMap<>();
      moves.forEach(move -> value(move.verdict()).ifPresent(it -> values.put(move.move(), it)));
      boolean isAlike =
          moves.stream().map(move -> move.verdict().getClass()).distinct().count() == 1;
      return isAlike && values.size() == legal.size()
          ? Optional.of(new Truth(values, moves.getFirst().verdict() instanceof Verdict.WinRate))
          : Optional.empty();
    }

    private static OptionalDouble value(Verdict verdict) {
      return !verdict.proven() || verdict.bound() != Bound.EXACT
          ? OptionalDouble.empty()
          : switch (verdict) {
            case Verdict.Points points -> OptionalDouble.of(points.value());
            case Verdict.WinRate rate -> OptionalDouble.of(rate.p());
            case Verdict.Estimate estimate -> OptionalDouble.empty();
            case Verdict.Learnt learnt -> OptionalDouble.empty();
          };
    }

    private Optional<Truth> searched(P position, int seat) {
      return ExhaustiveSearch.leads(kit.game(), position, seat, NODES)
          .map(leads -> new Truth(doubles(leads), false));
    }

    private static SequencedMap<Integer, Double> doubles(Map<Integer, Integer> whole) {
      SequencedMap<Integer, Double> values = new LinkedHashMap<>();
      whole.forEach((move, value) -> values.put(move, (double) value));
      return values;
    }
  }
}
