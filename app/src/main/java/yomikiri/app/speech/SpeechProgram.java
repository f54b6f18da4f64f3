package yomikiri.app.speech;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;

/** A program of the system that speaks: run once a sentence, it ends with the sentence. */
public interface SpeechProgram {
  /** The run that speaks {@code sentence}. */
  Run run(String sentence, Language language);

  /** What silences a sentence whose run was ended, where ending the run is not enough. */
  Optional<List<String>> hush();

  /** Told where the program is not there. */
  Phrase missing();

  /** Told where the program is there, but did not speak. */
  Phrase failed();

  /**
   * How the program is started. The sentence is an argument, a variable or the input: never part of
   * what is parsed as a command.
   *
   * @param environment variables beside those of the app
   * @param input what the program reads from its standard input, in UTF-8
   */
  record Run(List<String> command, Map<String, String> environment, String input) {
    public Run {
      command = List.copyOf(command);
      environment = Map.copyOf(environment);
    }
  }
}
