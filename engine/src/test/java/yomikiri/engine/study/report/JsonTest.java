package yomikiri.engine.study.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JsonTest {
  @Test
  void membersStandInOrderAndWhatIsNullIsLeftOut() {
    assertThat(Json.plain(Json.object("b", 1, "none", null, "a", List.of("x\"\n"))))
        .isEqualTo("{\"b\":1,\"a\":[\"x\\\"\\n\"]}");
  }

  @Test
  void noMemberIsLostForItsName() {
    assertThatIllegalArgumentException().isThrownBy(() -> Json.object(1, "one"));
    assertThatIllegalArgumentException().isThrownBy(() -> Json.object(null, "one"));
    assertThatIllegalArgumentException().isThrownBy(() -> Json.object("a", 1, "a", 2));
  }

  @ParameterizedTest
  @CsvSource({
    "0.1234565, 0.123456",
    "-0.0, 0",
    "1e15, 1000000000000000",
    "-1e-300, 0",
    "NaN, null",
    "-Infinity, null",
  })
  void roundedNumbersAreThoseThatJsonHas(double number, String text) {
    assertThat(Json.rounded(List.of(number))).isEqualTo("[" + text + "]");
  }

  @ParameterizedTest
  @CsvSource({"0.1234565, 0.1234565", "NaN, null", "Infinity, null"})
  void plainNumbersAreTheSameUnrounded(double number, String text) {
    assertThat(Json.plain(List.of(number))).isEqualTo("[" + text + "]");
  }
}
