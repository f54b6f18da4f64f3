package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import yomikiri.engine.game.CarelessGame.Place;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Verdict;

/**
 * Whether a player values a position and its image alike, in games whose boards can be turned or
 * mirrored: two games are played at the same time, the moves of one being images of the other's.
 */
final class SymmetryCheck<P extends Position> {
  private static final int BLOCKS = 40;
  private static final int DEPTH = 2; // plies, at which no table and no limit gets into the way
  private static final int LEAST = 12; // games
  private static final int TRIES = 20; // games without any image

  private final Asker<P> asker;
  private final boolean goesByDepth;
  private final long seed;
  private final Set<Long> seen = new HashSet<>();
  private int pairs;
  private int alike;
  private int noisy; // asked twice, with another seed, it gave two values
  private double most;
  private String example = "";

  SymmetryCheck(Asker<P> asker, boolean goesByDepth, long seed) {
    this.asker = asker;
    this.goesByDepth = goesByDepth;
    this.seed = seed;
  }

  /** A position and its image. */
  private record Twins<P>(P one, P other) {}

  /** Empty in a game that has no images, and for a player that gives no values. */
  Optional<ExamReport.Section> run(DoubleConsumer progress) {
    for (int block = 0;
        block < BLOCKS && !asker.isOver() && (block < TRIES || pairs > 0);
        block++) {
      progress.accept((double) block / BLOCKS);
      twins(Hashing.mixed(seed + block)).ifPresent(this::compare);
    }
    if (pairs == 0) {
      return Optional.empty();
    }
    String figures =
        String.format(
            Locale.ROOT,
            "The best move has the same value in %d of %d positions and their images; the largest"
                + " difference is %.3g.",
            alike,
            pairs,
            most);
    String chance =
        noisy == 0
            ? ""
            : String.format(
                Locale.ROOT,
                " Asked again with another seed, it gave another value of the same position %d"
                    + " times.",
                noisy);
    return Optional.of(
        new ExamReport.Section(
            "symmetry", "Turned and mirrored boards", List.of(figures + chance)));
  }

  /** That its values depend on how the board lies, though no chance and no limit can be why. */
  Optional<Diagnosis> fault() {
    boolean isClear = goesByDepth && noisy == 0 && pairs >= LEAST && 2 * alike < pairs;
    return isClear
        ? Optional.of(
            new Diagnosis(
                "values-turn",
                "Its values change when the board is turned or mirrored.",
                String.format(
                    Locale.ROOT,
                    "At depth %d, in %d of %d games, such as %s.",
                    DEPTH,
                    pairs - alike,
                    pairs,
                    example),
                true))
        : Optional.empty();
  }

  private void compare(Twins<P> twins) {
    OptionalDouble one = value(twins.one(), seed);
    OptionalDouble other = value(twins.other(), seed);
    OptionalDouble again = value(twins.one(), seed + 1);
    if (one.isPresent() && other.isPresent() && again.isPresent()) {
      double difference = Math.abs(one.getAsDouble() - other.getAsDouble());
      pairs++;
      alike += difference < 1e-6 ? 1 : 0;
      noisy += again.getAsDouble() == one.getAsDouble() ? 0 : 1;
      if (difference > most) {
        most = difference;
        example =
            asker.game().notation().positionText(twins.one())
                + " and "
                + asker.game().notation().positionText(twins.other());
      }
    }
  }

  private OptionalDouble value(P position, long chance) {
    Budget brief = asker.brief();
    Budget budget = goesByDepth ? new Budget(brief.nanos(), brief.nodes(), DEPTH) : brief;
    return asker
        .ask(Place.of(position), SearchResult.seat(position), budget, false, chance)
        .flatMap(SearchResult::report)
        .filter(report -> !goesByDepth || report.depth() == DEPTH)
        .flatMap(SearchReport::best)
        .map(RankedMove::verdict)
        .map(SymmetryCheck::number)
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  private static double number(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> rate.p();
      case Verdict.Estimate estimate -> estimate.value();
      case Verdict.Learnt learnt -> learnt.value();
    };
  }

  /** A position from the middle of a game and its image, unless both are the same. */
  private Optional<Twins<P>> twins(long gameSeed) {
    SplittableRandom random = new SplittableRandom(gameSeed);
    P one = asker.game().newPosition(gameSeed);
    P other = asker.game().copyOf(one);
    List<Twins<P>> all = new ArrayList<>();
    while (one instanceof TurnPosition at && !one.isOver()) {
      Moves legal = new Moves();
      at.legalMoves(legal);
      at.play(legal.get(random.nextInt(legal.size())));
      Optional<P> image = image(other, one, random);
      if (image.isEmpty()) {
        return Optional.empty();
      }
      other = image.get();
      if (one.key() != other.key() && !one.isOver() && seen.add(one.canonicalKey())) {
        all.add(new Twins<>(asker.game().copyOf(one), other));
      }
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
  }

  /** What comes after the image of a position by the image of the move to {@code to}. */
  private Optional<P> image(P from, P to, SplittableRandom random) {
    Moves legal = new Moves();
    ((TurnPosition) from).legalMoves(legal);
    List<P> images = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      P after = asker.game().copyOf(from);
      ((TurnPosition) after).play(legal.get(i));
      if (after.canonicalKey() == to.canonicalKey()) {
        images.add(after);
      }
    }
    List<P> others = images.stream().filter(image -> image.key() != to.key()).toList();
    List<P> drawn = others.isEmpty() ? images : others;
    return drawn.isEmpty()
        ? Optional.empty()
        : Optional.of(drawn.get(random.nextInt(drawn.size())));
  }
}
