package yomikiri.engine.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** In which bytes text leaves the program. */
final class ConsoleTest {
  private static final Charset JAPANESE = Charset.forName("windows-31j");

  private static Charset charset(String system, boolean isTerminal, String own) {
    Properties properties = new Properties();
    properties.setProperty("os.name", system);
    properties.setProperty("stdout.encoding", own);
    return Console.charset(properties, () -> isTerminal);
  }

  @Test
  void aWindowOfWindowsShowsItsOwnLettersAndAllElseIsUtf8() {
    assertThat(charset("Windows 11", true, "MS932")).isEqualTo(JAPANESE);
    assertThat(charset("Windows 11", false, "MS932")).isEqualTo(StandardCharsets.UTF_8);
    assertThat(charset("Linux", true, "ANSI_X3.4-1968")).isEqualTo(StandardCharsets.UTF_8);
    assertThat(charset("Windows 11", true, "x-unheard-of")).isEqualTo(StandardCharsets.UTF_8);
  }

  @Test
  void textIsWrittenInThoseBytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Output(bytes, JAPANESE).line("棋譜.ykr");
    assertThat(bytes.toByteArray()).isEqualTo("棋譜.ykr\n".getBytes(JAPANESE));
  }
}
