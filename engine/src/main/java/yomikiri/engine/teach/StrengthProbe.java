package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Puts every rung of a game's ladder into the place of somebody who moved: what would it have lost
 * there? For one thread at a time.
 */
public final class StrengthProbe<P extends Position> {
  private static final int SAMPLES = 2; // of what a rung leaves to chance besides its moves

  private final GameKit<P> kit;
  private final Judge judge;
  private final Rung<P> valuer;
  private final List<Rung<P>> rungs;
  private final Ticker ticker;
  private final SplittableRandom random;

  /** A player and what a move may cost it. */
  private record Rung<P extends Position>(Player<P> player, Budget budget) {
    static <P extends Position> Rung<P> of(GameKit<P> kit, PlayerSpec spec, long seed) {
      return new Rung<>(kit.build(spec, seed), spec.budget());
    }

    SearchContext silent(Ticker ticker) {
      return SearchContext.silent(TimeKeeper.start(budget, ticker));
    }
  }

  /** {@code budget} is what the values of one position may cost. */
  public StrengthProbe(GameKit<P> kit, Budget budget, Ticker ticker, long seed) {
    this.kit = kit;
    this.judge = Judge.of(kit);
    this.ticker = ticker;
    this.random = new SplittableRandom(seed);
    PlayerSpec adviser = kit.adviser();
    this.valuer = new Rung<>(kit.build(adviser, random.nextLong()), adviser.budget().and(budget));
    this.rungs =
        kit.teaching().ladder().stream()
            .map(Level::spec)
            .map(spec -> Rung.of(kit, spec, random.nextLong()))
            .toList();
  }

  /**
   * What a move lost, and what the rungs would have; empty where it was the only one, all are worth
   * the same, or not all can be compared.
   *
   * @param move what {@code seat} chose
   * @param last the move by which the position came about, if it is known
   */
  public Optional<ProbedMove> look(P position, int seat, int move, OptionalInt last) {
    Moves moves = new Moves();
    position.legalMoves(seat, moves);
    if (moves.size() < 2) {
      return Optional.empty();
    }
    SequencedMap<Integer, Judgement> judged = judgements(position, seat);
    Judgement made = judged.get(move);
    boolean isAlike = judged.values().stream().map(Judgement::isChance).distinct().count() == 1;
    boolean isIdle = judged.values().stream().allMatch(one -> one.loss() == 0);
    if (made == null || judged.size() < moves.size() || !isAlike || isIdle) {
      return Optional.empty();
    }
    List<ProbedMove.RungLoss> losses = new ArrayList<>();
    for (Rung<P> rung : rungs) {
      losses.add(loss(rung, position, seat, last, judged));
    }
    boolean isProven = judged.values().stream().allMatch(Judgement::proven);
    return Optional.of(new ProbedMove(made.loss(), made.isChance(), isProven, losses));
  }

  private SequencedMap<Integer, Judgement> judgements(P position, int seat) {
    AtomicReference<SearchReport> last =
        new AtomicReference<>(new SearchReport(0, 0, 0, List.of()));
    valuer.player().prepare();
    valuer
        .player()
        .choose(
            kit.game().copyOf(position),
            seat,
            new SearchContext(TimeKeeper.start(valuer.budget(), ticker), true, last::set));
    return judge.judgements(Objects.requireNonNull(last.get()));
  }

  private ProbedMove.RungLoss loss(
      Rung<P> rung,
      P position,
      int seat,
      OptionalInt last,
      SequencedMap<Integer, Judgement> judged) {
    double sum = 0;
    double squares = 0;
    rung.player().prepare();
    for (int sample = 0; sample < SAMPLES; sample++) {
      Optional<double[]> chances =
          rung.player()
              .chances(
                  kit.game().copyOf(position), seat, last, rung.silent(ticker), random.nextLong());
      if (chances.isEmpty()) {
        int chosen = rung.player().choose(kit.game().copyOf(position), seat, rung.silent(ticker));
        return new ProbedMove.RungLoss(
            Optional.ofNullable(judged.get(chosen)).orElseThrow().loss(), 0);
      }
      for (var one : judged.entrySet()) {
        double chance = chances.get()[one.getKey()];
        double loss = one.getValue().loss();
        sum += chance * loss;
        squares += chance * loss * loss;
      }
    }
    double mean = sum / SAMPLES;
    return new ProbedMove.RungLoss(mean, Math.max(0, squares / SAMPLES - mean * mean));
  }

  /**
   * What a move lost, beside what each rung of a ladder would have lost in its place.
   *
   * @param loss in points or chances to win, 0 or more
   * @param isChance whether losses are in chances
   * @param proven whether no further search can change any of them
   * @param rungs by rung, the weakest first
   */
  public record ProbedMove(double loss, boolean isChance, boolean proven, List<RungLoss> rungs) {
    public ProbedMove {
      rungs = List.copyOf(rungs);
    }

    /** What a rung loses: {@code mean} and {@code variance}, 0 if it always chooses alike. */
    public record RungLoss(double mean, double variance) {}
  }
}
