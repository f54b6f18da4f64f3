package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RatingTest {
  @Test
  void theExampleOfThePaperComesOut() {
    Rating after =
        new Rating(1500, 200, 0.06)
            .after(
                List.of(
                    new Rating.Game(new Rating(1400, 30, 0.06), 1),
                    new Rating.Game(new Rating(1550, 100, 0.06), 0),
                    new Rating.Game(new Rating(1700, 300, 0.06), 0)));
    assertThat(after.value()).isEqualTo(1464.06, within(0.01));
    assertThat(after.deviation()).isEqualTo(151.52, within(0.01));
    assertThat(after.volatility()).isEqualTo(0.05999, within(1e-5));
  }

  @Test
  void aPeriodWithoutGamesMakesLessCertain() {
    Rating after = new Rating(1600, 50, 0.06).after(List.of());
    assertThat(after.value()).isEqualTo(1600);
    assertThat(after.deviation()).isBetween(50.1, 53.0);
  }

  /** Of 300 players of a known strength, about 95 in 100 lie within the interval found. */
  @Test
  void theIntervalHoldsTheStrengthThatSimulatedGamesComeFrom() {
    SplittableRandom random = new SplittableRandom(38);
    long held =
        IntStream.range(0, 300)
            .filter(
                player -> {
                  double strength = 1200 + random.nextDouble() * 600;
                  Rating found = Rating.NEW;
                  for (int period = 0; period < 12; period++) {
                    found = found.after(games(strength, random));
                  }
                  return Math.abs(found.value() - strength) <= found.margin();
                })
            .count();
    assertThat(held).isBetween(270L, 297L);
  }

  private static List<Rating.Game> games(double strength, SplittableRandom random) {
    return IntStream.range(0, 10)
        .mapToObj(
            game -> {
              Rating opponent = new Rating(1100 + random.nextInt(800), 30, 0.06);
              boolean won = random.nextDouble() < new Rating(strength, 0, 0.06).expected(opponent);
              return new Rating.Game(opponent, won ? 1 : 0);
            })
        .toList();
  }
}
