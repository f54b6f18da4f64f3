package yomikiri.app.speech;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;

/** The speech programs of the systems that the app runs on. */
public enum SystemSpeech implements SpeechProgram {
  /** Speech Dispatcher, which goes on with a sentence when its client has ended. */
  LINUX {
    @Override
    public Run run(String sentence, Language language) {
      String code = language.locale().getLanguage();
      return new Run(
          List.of("spd-say", "-w", "-N", "yomikiri", "-l", code, "--", sentence), Map.of(), "");
    }

    @Override
    public Optional<List<String>> hush() {
      return Optional.of(List.of("spd-say", "-S"));
    }
  },

  /** {@code say} reads its input, by the voices every macOS comes with. */
  MAC {
    @Override
    public Run run(String sentence, Language language) {
      String voice = language == Language.JAPANESE ? "Kyoko" : "Samantha";
      return new Run(
          List.of("say", "-v", voice, "-f", "-"), Map.of("LC_ALL", "en_US.UTF-8"), sentence);
    }
  },

  /**
   * SAPI through PowerShell, which runs the same script for every sentence: this stands in a
   * variable of its environment. 16 says that it is plain text and no XML.
   */
  WINDOWS {
    private static final String VARIABLE = "YOMIKIRI_SENTENCE";

    @Override
    public Run run(String sentence, Language language) {
      String script =
          """
          $voice = New-Object -ComObject SAPI.SpVoice
          $fit = $voice.GetVoices('Language=%s')
          if ($fit.Count -gt 0) { $voice.Voice = $fit.Item(0) }
          [void]$voice.Speak($env:%s, 16)
          """
              .formatted(language == Language.JAPANESE ? "411" : "409", VARIABLE);
      String encoded =
          Base64.getEncoder().encodeToString(script.getBytes(StandardCharsets.UTF_16LE));
      return new Run(
          List.of(
              "powershell.exe",
              "-NoLogo",
              "-NoProfile",
              "-NonInteractive",
              "-InputFormat",
              "None",
              "-EncodedCommand",
              encoded),
          Map.of(VARIABLE, sentence),
          "");
    }
  };

  /** The one of this system. */
  public static SystemSpeech here() {
    return of(System.getProperty("os.name", ""));
  }

  static SystemSpeech of(String system) {
    String name = system.toLowerCase(Locale.ROOT);
    return name.startsWith("windows") ? WINDOWS : name.startsWith("mac") ? MAC : LINUX;
  }

  @Override
  public Optional<List<String>> hush() {
    return Optional.empty();
  }

  @Override
  public Phrase missing() {
    return Phrase.of("read-aloud.missing." + id());
  }

  @Override
  public Phrase failed() {
    return Phrase.of("read-aloud.failed." + id());
  }

  private String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
