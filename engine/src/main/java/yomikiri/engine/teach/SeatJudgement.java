package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import yomikiri.engine.think.MoveClass;

/** How well all moves of one seat were chosen; {@code judged} are those that were judged. */
public record SeatJudgement(int moves, List<Judgement> judged) {
  public SeatJudgement {
    judged = List.copyOf(judged);
  }

  /** Of its moves in the order of play; empty for one that nobody could judge. */
  public static SeatJudgement of(List<Optional<Judgement>> moves) {
    return new SeatJudgement(moves.size(), moves.stream().flatMap(Optional::stream).toList());
  }

  public boolean isWhole() {
    return judged.size() == moves;
  }

  /** Whether it is known that no move gave anything away: every one was judged for certain. */
  public boolean isFaultless() {
    return isWhole() && judged.stream().allMatch(one -> one.proven() && !one.isMistake());
  }

  /** How many are of a class. */
  public int count(MoveClass moveClass) {
    return (int) judged.stream().filter(one -> one.moveClass() == moveClass).count();
  }

  /** How many gave something away. */
  public int mistakes() {
    return (int) judged.stream().filter(Judgement::isMistake).count();
  }

  /** The points that were given away for certain. */
  public double provenLoss() {
    return loss(Judgement::proven);
  }

  /** The points that were given away as far as searches could see, besides those proven. */
  public double estimatedLoss() {
    return loss(one -> !one.proven());
  }

  /** How hard its positions were: what a plain player would have lost there in all, in points. */
  public OptionalDouble plainLoss() {
    List<OptionalDouble> all =
        judged.stream()
            .map(one -> one.isChance() ? OptionalDouble.empty() : one.plainLoss())
            .toList();
    return !all.isEmpty() && isWhole() && all.stream().allMatch(OptionalDouble::isPresent)
        ? OptionalDouble.of(all.stream().mapToDouble(OptionalDouble::getAsDouble).sum())
        : OptionalDouble.empty();
  }

  private double loss(Predicate<Judgement> which) {
    return judged.stream()
        .filter(one -> !one.isChance())
        .filter(which)
        .mapToDouble(Judgement::loss)
        .sum();
  }
}
