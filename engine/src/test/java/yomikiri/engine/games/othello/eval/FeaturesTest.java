package yomikiri.engine.games.othello.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FeaturesTest {
  @ParameterizedTest
  @CsvSource({"4, 100", "6, 100", "8, 50"})
  void areWhatCountingCellByCellGives(int size, int positions) {
    Features features = new Features(size);
    for (RandomDiscs discs : RandomDiscs.on(size, positions, size)) {
      assertThat(named(features, discs))
          .containsExactlyEntriesOf(new SlowFeatures(size, discs.own(), discs.other()).all());
    }
  }

  private static Map<String, Integer> named(Features features, RandomDiscs discs) {
    int[] values = features.of(discs.own(), discs.other());
    Map<String, Integer> named = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      named.put(features.names().get(i), values[i]);
    }
    return named;
  }

  @ParameterizedTest
  @CsvSource({"4", "6", "8"})
  void areTheSameOnATurnedBoard(int size) {
    Features features = new Features(size);
    for (RandomDiscs discs : RandomDiscs.on(size, 100, 1)) {
      for (int way = 1; way < 8; way++) {
        assertThat(named(features, discs.turned(size, way))).isEqualTo(named(features, discs));
      }
    }
  }

  /** All but those that speak of the turn, of the empty squares or of threats alone. */
  @Test
  void differencesChangeTheirSignWithTheSide() {
    Features features = new Features(8);
    for (RandomDiscs discs : RandomDiscs.on(8, 100, 2)) {
      RandomDiscs swapped = new RandomDiscs(/* own= */ discs.other(), /* other= */ discs.own());
      Map<String, Integer> own = named(features, discs);
      Map<String, Integer> other = named(features, swapped);
      own.forEach(
          (name, value) -> {
            switch (name) {
              case "turn", "odd", "odd-quarters" ->
                  assertThat(other.get(name)).as(name).isEqualTo(value);
              case "corner-moves" -> assertThat(other.get("corner-threats")).isEqualTo(value);
              case "corner-threats", "blocked" -> assertThat(value).isNotNegative();
              default -> assertThat(other.get(name)).as(name).isEqualTo(-value);
            }
          });
    }
  }
}
