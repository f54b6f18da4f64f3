package yomikiri.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The command line and the faults speak plain English in the British spelling. */
final class WordingTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern QUOTED =
      Pattern.compile("\"\"\"(?s:.*?)\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"");

  /** Where a text goes on in the next line. */
  private static final Pattern SPLIT = Pattern.compile("(?<![\"\\\\])\"\\s*\\+\\s*\"(?!\")");

  private static final Pattern WRONG =
      Pattern.compile(
          "(?i)neighbor|\\bcenter|favor|behavior|\\bgray|labeled|labeling|learned"
              + "|\\bas well as\\b|\\bof which\\b|\\bfor one\\b(?! player)|\\bread(?:s|ing)? out\\b"
              + "|\\bmeets? (?:itself|themselves)\\b|\\bleaves? \\w+ to (?:chance|the clock)"
              + "|\\bnothing tells\\b");

  @Test
  void sentencesArePlain() throws IOException {
    List<String> sentences = sentences();
    assertThat(sentences).hasSizeGreaterThan(1000);
    assertThat(sentences.stream().filter(WRONG.asPredicate())).isEmpty();
  }

  private static List<String> sentences() throws IOException {
    List<String> sentences = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        Matcher quoted = QUOTED.matcher(SPLIT.matcher(Files.readString(file)).replaceAll(""));
        while (quoted.find()) {
          sentences.add(quoted.group());
        }
      }
    }
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
      for (Path file : files.filter(one -> one.endsWith("faults.properties")).toList()) {
        sentences.addAll(Files.readAllLines(file));
      }
    }
    return sentences;
  }
}
