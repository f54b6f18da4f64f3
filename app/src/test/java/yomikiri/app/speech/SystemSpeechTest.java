package yomikiri.app.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.app.text.Language;

/** What would be run on each system. */
final class SystemSpeechTest {
  private static final String ODD = "-x \"; $(id) '@ %PATH% −4 「三」";

  @Test
  void eachSystemHasItsProgram() {
    assertThat(SystemSpeech.of("Linux")).isEqualTo(SystemSpeech.LINUX);
    assertThat(SystemSpeech.of("Mac OS X")).isEqualTo(SystemSpeech.MAC);
    assertThat(SystemSpeech.of("Windows 11")).isEqualTo(SystemSpeech.WINDOWS);
  }

  @Test
  void onLinuxTheSentenceIsOneArgumentThatCannotBeAnOption() {
    assertThat(SystemSpeech.LINUX.run(ODD, Language.JAPANESE).command())
        .containsExactly("spd-say", "-w", "-N", "yomikiri", "-l", "ja", "--", ODD);
    assertThat(SystemSpeech.LINUX.run(ODD, Language.ENGLISH).command()).contains("en");
    assertThat(SystemSpeech.LINUX.hush()).contains(List.of("spd-say", "-S"));
  }

  @Test
  void onMacTheSentenceIsTheInput() {
    SpeechProgram.Run run = SystemSpeech.MAC.run(ODD, Language.JAPANESE);
    assertThat(run.command()).containsExactly("say", "-v", "Kyoko", "-f", "-");
    assertThat(run.input()).isEqualTo(ODD);
    assertThat(SystemSpeech.MAC.run(ODD, Language.ENGLISH).command()).contains("Samantha");
    assertThat(SystemSpeech.MAC.hush()).isEqualTo(Optional.empty());
  }

  @Test
  void onWindowsTheSentenceIsAVariableBesideAFixedScript() {
    SpeechProgram.Run run = SystemSpeech.WINDOWS.run(ODD, Language.JAPANESE);
    assertThat(run.command())
        .startsWith("powershell.exe")
        .isEqualTo(SystemSpeech.WINDOWS.run("", Language.JAPANESE).command());
    assertThat(run.environment()).containsExactlyEntriesOf(Map.of("YOMIKIRI_SENTENCE", ODD));
    assertThat(script(run))
        .contains("'Language=411'")
        .contains("SAPI.SpVoice")
        .contains("Speak($env:YOMIKIRI_SENTENCE, 16)");
    assertThat(script(SystemSpeech.WINDOWS.run(ODD, Language.ENGLISH))).contains("'Language=409'");
  }

  private static String script(SpeechProgram.Run run) {
    return new String(
        Base64.getDecoder().decode(run.command().getLast()), StandardCharsets.UTF_16LE);
  }

  @ParameterizedTest
  @EnumSource
  void noShellParsesTheSentence(SystemSpeech system) {
    assertThat(system.run(ODD, Language.ENGLISH).command())
        .doesNotContain("sh", "-c", "cmd", "/c", "-Command");
  }
}
