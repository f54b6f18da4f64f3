package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PlacesTest {
  @Test
  void equalFiguresShareTheMeanOfTheirPlaces() {
    assertThat(Places.of(List.of(0.5, 1.0, 0.0)).bySeat()).containsExactly(2.0, 1.0, 3.0);
    assertThat(Places.of(List.of(0.75, 0.0, 0.75)).bySeat()).containsExactly(1.5, 3.0, 1.5);
    assertThat(Places.of(List.of(7.0, 7.0, 7.0, 7.0)).bySeat()).containsOnly(2.5);
    assertThat(Places.of(List.of(1.0, 9.0, 1.0, 1.0)).bySeat()).containsExactly(3.0, 1.0, 3.0, 3.0);
  }

  @Test
  void rewardsGoDownInEvenStepsFromOneToZero() {
    Places four = Places.of(List.of(5.0, 6.0, 8.0, 7.0));
    assertThat(List.of(four.reward(2), four.reward(3), four.reward(1), four.reward(0)))
        .containsExactly(1.0, 2 / 3.0, 1 / 3.0, 0.0);
    Places two = Places.of(List.of(1.0, 0.0));
    assertThat(List.of(two.reward(0), two.reward(1))).containsExactly(1.0, 0.0);
    assertThat(Places.of(List.of(0.5, 0.5)).reward(0)).isEqualTo(0.5);
  }
}
