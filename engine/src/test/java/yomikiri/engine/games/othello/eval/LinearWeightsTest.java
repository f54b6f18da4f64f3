package yomikiri.engine.games.othello.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LinearWeightsTest {
  private static final Features SMALL = new Features(6);

  private static LinearWeights some() {
    List<List<Integer>> phases = new ArrayList<>();
    for (int phase = 0; phase < 8; phase++) {
      List<Integer> weights = new ArrayList<>();
      for (int i = 0; i < SMALL.names().size(); i++) {
        weights.add(100 * phase - 7 * i);
      }
      phases.add(weights);
    }
    return new LinearWeights(SMALL, phases);
  }

  private static LinearWeights read(Features features, String text) throws IOException {
    return LinearWeights.read(
        features, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void areReadAsTheyWereWritten() throws IOException {
    assertThat(read(SMALL, "# made by hand\n" + some().text())).isEqualTo(some());
  }

  @ParameterizedTest
  @CsvSource({"6", "8"})
  void thoseShippedAreRead(int size) throws IOException {
    String name = "/yomikiri/engine/games/othello/weights-" + size + ".txt";
    Features features = new Features(size);
    try (InputStream in = Objects.requireNonNull(LinearWeights.class.getResourceAsStream(name))) {
      assertThat(LinearWeights.read(features, in).phases())
          .hasSize(LinearWeights.phases(features.board()));
    }
  }

  @Test
  void whatIsWrongIsNamed() {
    String text = some().text();
    fails(text.replaceFirst("turn", "tern"), "line 1: expected \"empties turn odd ");
    fails(text.replaceFirst("5-8 100", "5-8"), "line 3: expected 22 weights, found 21");
    fails(
        text.replaceFirst("5-8 100", "5-8 1e2"), "line 3: expected a whole number, found \"1e2\"");
    fails(text.replaceFirst("5-8", "5-9"), "line 3: expected \"5-8\", found \"5-9\"");
    fails(text.replaceFirst("29-32 .*\n", ""), "expected 8 phases, found 7");
    fails("", "expected 8 phases, found 0");
  }

  private static void fails(String text, String message) {
    assertThatThrownBy(() -> read(SMALL, text))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(message);
  }
}
