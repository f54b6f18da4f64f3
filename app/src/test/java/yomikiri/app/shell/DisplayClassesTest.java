package yomikiri.app.shell;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

/** The folders named are those of the JavaFX that the app is built with. */
final class DisplayClassesTest {
  @Test
  void thereAreSuchClasses() {
    assertThatCode(DisplayClasses::load).doesNotThrowAnyException();
  }
}
