package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FoundTest {
  @Test
  void whatWasFoundIsRepeatedUpToEightyCharacters() {
    String eighty = "x".repeat(80);
    assertThat(Found.quoted(eighty)).isEqualTo("\"" + eighty + "\"");
    assertThat(Found.quoted(eighty + "x")).isEqualTo("\"" + "x".repeat(79) + "…\"");
    assertThat(new Found.Piece("x".repeat(1000)).english()).hasSize(82);
    assertThat(Found.quoted("")).isEqualTo("\"\"");
  }

  @Test
  void noCharacterIsCutInTwo() {
    assertThat(Found.shortened("x".repeat(78) + "\uD83C\uDF4E".repeat(9)))
        .isEqualTo("x".repeat(78) + "…");
  }
}
