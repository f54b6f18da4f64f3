package yomikiri.engine.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import yomikiri.engine.think.Reason;

/** The reasons of mistakes as English sentences; the app has the same in its languages. */
final class ReasonSentences {
  private static final String FILE = "reasons.properties";

  private final Properties patterns = new Properties();

  ReasonSentences() {
    try (InputStreamReader in =
        new InputStreamReader(
            Objects.requireNonNull(ReasonSentences.class.getResourceAsStream(FILE)),
            StandardCharsets.UTF_8)) {
      patterns.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Such as "It gives away the corner a1". */
  String of(Reason reason) {
    Object[] figures =
        reason.figures().stream()
            .map(each -> each.matches("\\d{1,9}") ? (Object) Integer.valueOf(each) : each)
            .toArray();
    String pattern = patterns.getProperty(reason.id(), reason.id());
    return new MessageFormat(pattern, Locale.ROOT).format(figures);
  }
}
