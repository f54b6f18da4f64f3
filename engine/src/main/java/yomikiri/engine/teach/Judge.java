package yomikiri.engine.teach;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.stream.Stream;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * Judges moves by what searches say.
 *
 * @param alone whether nobody wins or loses
 * @param onlyWinsCount see {@link yomikiri.engine.game.Game#onlyWinsCount}
 */
public record Judge(LossBands bands, boolean alone, boolean onlyWinsCount) {
  private static final double EXACTLY = 10_000; // parts of a point that records have

  /** The judge of a game. */
  public static Judge of(GameKit<?> kit) {
    return new Judge(kit.teaching().bands(), kit.game().players() == 1, kit.game().onlyWinsCount());
  }

  /**
   * The judgement of a move; empty where the verdicts cannot be compared, only limit its value, or
   * expect more of it than of the best.
   *
   * @param best the verdict on the best move there was, from the view of who moved; proven only if
   *     that move is proven to be the best, see {@link SearchReport#worth}
   * @param own the one on the move made, from the same view
   */
  public Optional<Judgement> judge(Verdict best, Verdict own) {
    if (own.equals(best)) {
      return Optional.of(judgement(best, own, 0, !isPoints(own), MoveClass.BEST));
    }
    if (best.bound() != Bound.EXACT || own.bound() != Bound.EXACT) {
      return Optional.empty();
    }
    OptionalDouble most = points(best);
    OptionalDouble points = points(own);
    return most.isPresent() && points.isPresent()
        ? ofPoints(best, own, most.getAsDouble() - points.getAsDouble())
        : ofChances(best, own);
  }

  /** The same; where more is expected of the move than of the best, it gave nothing away. */
  public Optional<Judgement> judgeOrBetter(Verdict best, Verdict own) {
    return judge(best, own).or(() -> judge(own, best).map(any -> best(own.unproven())));
  }

  /** What each move of a report gives away against its best, by move, as far as that is known. */
  public SequencedMap<Integer, Judgement> judgements(SearchReport report) {
    Optional<Verdict> best = report.best().map(RankedMove::verdict);
    SequencedMap<Integer, Judgement> judged = new LinkedHashMap<>();
    report
        .moves()
        .forEach(
            move ->
                best.flatMap(most -> judgeOrBetter(most, move.verdict()))
                    .ifPresent(found -> judged.put(move.move(), found)));
    if (onlyWinsCount && judged.values().stream().anyMatch(Judgement::isChance)) {
      judged.replaceAll((move, one) -> one.inChances());
    }
    return judged;
  }

  /**
   * The same as far as anything is known.
   *
   * @param own what is known of the move; a search that only limits it says less than {@code
   *     reached}
   * @param reached what the position it led to is worth, from the same view
   */
  public Optional<Judgement> judge(
      Optional<Verdict> best, Optional<Verdict> own, Optional<Verdict> reached) {
    return Stream.concat(own.stream(), reached.stream())
        .flatMap(made -> best.stream().flatMap(most -> judgeOrBetter(most, made).stream()))
        .findFirst();
  }

  /**
   * What a plain player loses on average in a position: one who plays every move alike. In points
   * or chances, as its moves are judged; empty where not all of them can be.
   *
   * @param moves how many there are
   */
  public OptionalDouble plainLoss(SearchReport report, int moves) {
    Collection<Judgement> judged = judgements(report).values();
    boolean isAll = judged.size() == moves;
    boolean isAlike = judged.stream().map(Judgement::isChance).distinct().count() == 1;
    return isAll && isAlike
        ? OptionalDouble.of(
            Math.round(judged.stream().mapToDouble(Judgement::loss).average().orElse(0) * EXACTLY)
                / EXACTLY)
        : OptionalDouble.empty();
  }

  private Judgement best(Verdict own) {
    return judgement(own, own, 0, !isPoints(own), MoveClass.BEST);
  }

  private Optional<Judgement> ofPoints(Verdict best, Verdict own, double loss) {
    boolean isResultKnown = isKnown(best) && isKnown(own) && !alone;
    MoveClass byLoss = byLoss(bands.points(), loss, best, own);
    return loss < 0
        ? Optional.empty()
        : Optional.of(
            judgement(
                best, own, loss, false, isResultKnown ? byLoss.or(byResult(best, own)) : byLoss));
  }

  /** Of learnt values only those that read alike are as good. */
  private static MoveClass byLoss(LossBands.Band band, double loss, Verdict best, Verdict own) {
    MoveClass moveClass = band.of(loss);
    return best instanceof Verdict.Learnt most
            && own instanceof Verdict.Learnt learnt
            && !most.readsLike(learnt)
        ? moveClass.or(MoveClass.INACCURACY)
        : moveClass;
  }

  private static MoveClass byResult(Verdict best, Verdict own) {
    return switch (result(best) - result(own)) {
      case 0 -> MoveClass.BEST;
      case 1 -> MoveClass.MISTAKE;
      default -> MoveClass.BLUNDER;
    };
  }

  private Optional<Judgement> ofChances(Verdict best, Verdict own) {
    OptionalDouble most = chance(best);
    OptionalDouble chance = chance(own);
    if (most.isEmpty() || chance.isEmpty() || most.getAsDouble() < chance.getAsDouble()) {
      return Optional.empty();
    }
    double loss = most.getAsDouble() - chance.getAsDouble();
    MoveClass moveClass =
        isKnown(best) && isKnown(own)
            ? byResult(best, own)
            : byLoss(bands.chances(), loss, best, own);
    return Optional.of(judgement(best, own, loss, true, moveClass));
  }

  private Judgement judgement(
      Verdict best, Verdict own, double loss, boolean isChance, MoveClass moveClass) {
    boolean isProven = isKnown(best) && isKnown(own);
    boolean isDecided =
        isProven && !alone && loss > 0 && result(best) == result(own) && result(own) != 0;
    return new Judgement(
        best, own, loss, isChance, isProven, isDecided, moveClass, OptionalDouble.empty());
  }

  private static boolean isKnown(Verdict verdict) {
    return verdict.proven() && verdict.bound() == Bound.EXACT;
  }

  private static boolean isPoints(Verdict verdict) {
    return points(verdict).isPresent();
  }

  /** 1 for a win, 0 for a draw, −1 for a loss. */
  private static int result(Verdict proven) {
    return points(proven).isPresent()
        ? (int) Math.signum(points(proven).getAsDouble())
        : proven instanceof Verdict.WinRate rate ? (int) Math.signum(rate.p() - 0.5) : 0;
  }

  /** The margin that a verdict says, in points, if it is one. */
  public static OptionalDouble points(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> OptionalDouble.of(points.value());
      case Verdict.Learnt learnt when learnt.isMargin() -> OptionalDouble.of(learnt.margin());
      case Verdict.Learnt learnt -> OptionalDouble.empty();
      case Verdict.WinRate rate -> OptionalDouble.empty();
      case Verdict.Estimate estimate -> OptionalDouble.empty();
    };
  }

  /** The chance to win that follows from a verdict, if one does. */
  public OptionalDouble chance(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points when points.proven() && !alone ->
          OptionalDouble.of((Integer.signum(points.value()) + 1) / 2.0);
      case Verdict.Points points -> OptionalDouble.empty();
      case Verdict.WinRate rate -> OptionalDouble.of(rate.p());
      case Verdict.Learnt learnt when learnt.isMargin() -> OptionalDouble.empty();
      case Verdict.Learnt learnt -> OptionalDouble.of(learnt.value());
      case Verdict.Estimate estimate ->
          bands.scale() == 0
              ? OptionalDouble.empty()
              : OptionalDouble.of(1 / (1 + Math.exp(-(double) estimate.value() / bands.scale())));
    };
  }
}
