package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Players that have played before. */
final class WarmPlayerTest {
  static List<SearchSignatureTest.Line> lines() {
    return SearchSignatureTest.lines();
  }

  /** The game before was on another layout, where there is more than one, and with other seeds. */
  @ParameterizedTest
  @MethodSource("lines")
  void theyPlayAsNewOnesDo(SearchSignatureTest.Line line) {
    assertThat(Signature.ofWarm(line.kit(), line.spec(), line.opening(), line.plies()))
        .isEqualTo(new Signature(line.nodes(), line.moves()));
  }
}
