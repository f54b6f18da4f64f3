package yomikiri.app.speech;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;

/** A speech program that is not installed. */
public class MissingSpeech implements SpeechProgram {
  @Override
  public Run run(String sentence, Language language) {
    return new Run(List.of("a-speech-program-nobody-has", sentence), Map.of(), "");
  }

  @Override
  public Optional<List<String>> hush() {
    return Optional.empty();
  }

  @Override
  public Phrase missing() {
    return SystemSpeech.LINUX.missing();
  }

  @Override
  public Phrase failed() {
    return SystemSpeech.LINUX.failed();
  }
}
