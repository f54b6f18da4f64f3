package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.ProbCutTable.Cut;

final class ProbCutTableTest {
  private static final String HEAD = "# made by hand\nempties shallow deep slope offset sigma\n";

  private static ProbCutTable read(String text) throws IOException {
    return ProbCutTable.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void eachPhaseHasItsOwnAndDeeperSearchesThatOfTheDeepest() throws IOException {
    ProbCutTable probCut =
        read(
            HEAD
                + "13-16 2 4 0.500 -1.00 3.00\n13-16 3 5 1.000 0.50 2.00\n17-20 2 4 1.0 0.0 1.0\n");
    assertThat(probCut.of(12, 4)).isNull();
    assertThat(probCut.of(13, 3)).isNull();
    assertThat(probCut.of(16, 4)).isEqualTo(new Cut(2, 0.5, -1, 3));
    assertThat(probCut.of(13, 8)).isEqualTo(new Cut(4, 0.5, -1, 3));
    assertThat(probCut.of(13, 7)).isEqualTo(new Cut(3, 1, 0.5, 2));
    assertThat(probCut.of(17, 4)).isEqualTo(new Cut(2, 1, 0, 1));
  }

  @Test
  void aShallowValueMustBeClearlyBeyondTheWindow() throws IOException {
    ProbCut cuts = ProbCut.by(read(HEAD + "13-16 2 4 0.500 -1.00 3.00\n"), 2);
    Cut cut = Objects.requireNonNull(cuts.cut(14, 4));
    int bound = 10 * DiscEvaluator.UNIT;
    assertThat(cuts.bar(cut, bound, 1)).isEqualTo((10 + 1 + 6) * 2 * DiscEvaluator.UNIT);
    assertThat(cuts.bar(cut, bound, -1)).isEqualTo((10 + 1 - 6) * 2 * DiscEvaluator.UNIT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"13-16 2 4 0.5 -1.0", "13 2 4 0.5 -1.0 3.0", "13-16 2 4 a -1.0 3.0"})
  void aDamagedLineIsNamed(String line) {
    assertThatThrownBy(() -> read(HEAD + line + "\n"))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("line 3: expected ")
        .hasMessageEndingWith("found \"" + line + "\"");
  }

  @Test
  void withoutItsColumnsItIsNoTable() {
    assertThatThrownBy(() -> read("")).hasMessageContaining("found nothing");
    assertThatThrownBy(() -> read("empties\n")).hasMessageStartingWith("line 1: expected ");
  }
}
