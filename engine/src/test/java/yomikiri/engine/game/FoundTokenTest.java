package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FoundTokenTest {
  @Test
  void whatWasFoundIsRepeatedUpToEightyCharacters() {
    String eighty = "x".repeat(80);
    assertThat(FoundToken.quoted(eighty)).isEqualTo("\"" + eighty + "\"");
    assertThat(FoundToken.quoted(eighty + "x")).isEqualTo("\"" + "x".repeat(79) + "…\"");
    assertThat(new FoundToken.Piece("x".repeat(1000)).english()).hasSize(82);
    assertThat(FoundToken.quoted("")).isEqualTo("\"\"");
  }

  @Test
  void noCharacterIsCutInTwo() {
    assertThat(FoundToken.shortened("x".repeat(78) + "\uD83C\uDF4E".repeat(9)))
        .isEqualTo("x".repeat(78) + "…");
  }

  /** A message stays on its line and steers no terminal. */
  @Test
  void noControlCharacterIsRepeated() {
    assertThat(FoundToken.quoted("a\nb\r\tc\u2028d")).isEqualTo("\"a b  c d\"");
    assertThat(FoundToken.shortened("\u001b[2J\0\u202e\u009b\uD83C")).isEqualTo("□[2J□□□□");
    assertThat(FoundToken.shortened("読み\u3000\uD83C\uDF4E")).isEqualTo("読み\u3000\uD83C\uDF4E");
  }
}
