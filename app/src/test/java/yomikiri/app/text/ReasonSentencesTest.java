package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The command line gives the same reasons as the app. */
final class ReasonSentencesTest {
  private static final String PREFIX = "reason.";

  @Test
  void reasonsHaveTheSameEnglishWordsOnTheCommandLine() throws IOException {
    Map<String, String> shown = new TreeMap<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources/yomikiri/app"))) {
      files
          .filter(file -> file.toString().endsWith("_en.properties"))
          .map(ReasonSentencesTest::read)
          .forEach(
              words ->
                  words.stringPropertyNames().stream()
                      .filter(key -> key.startsWith(PREFIX))
                      .forEach(
                          key ->
                              shown.put(key.substring(PREFIX.length()), words.getProperty(key))));
    }
    Properties printed = new Properties();
    try (InputStream in =
        Objects.requireNonNull(
            ReasonSentencesTest.class.getResourceAsStream(
                "/yomikiri/engine/cli/reasons.properties"))) {
      printed.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    assertThat(shown).isNotEmpty();
    assertThat(printed).isEqualTo(shown);
  }

  private static Properties read(Path file) {
    Properties words = new Properties();
    try (InputStreamReader in =
        new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)) {
      words.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }
}
