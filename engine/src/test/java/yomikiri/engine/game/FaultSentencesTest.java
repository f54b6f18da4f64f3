package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FaultSentencesTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path RESOURCES = Path.of("src/main/resources/yomikiri/engine");
  private static final Pattern KEY = Pattern.compile("\"([a-z]+\\.[a-z0-9-]+)\"");

  /** Faults whose sentence follows from what the system says of a file, or from an empty list. */
  private static final Set<String> WORDED_THERE =
      Set.of(
          "player.learnt-unreadable",
          "player.setting",
          "study.full",
          "study.unreadable",
          "study.unwritable",
          "training.unreadable",
          "training.unwritable");

  @Test
  void everyFaultHasItsSentenceAndNoneIsLeftOver() throws IOException {
    Set<String> families = new TreeSet<>();
    Set<String> sentences = new TreeSet<>();
    for (Path file : files(RESOURCES, "faults.properties")) {
      for (String line : Files.readAllLines(file)) {
        assertThat(sentences.add(line.substring(0, line.indexOf('=')))).as(line).isTrue();
      }
    }
    sentences.forEach(key -> families.add(key.substring(0, key.indexOf('.'))));
    Set<String> keys = new TreeSet<>();
    for (Path file : files(SOURCES, ".java")) {
      if (file.toString().matches(".*Reasons?\\.java")) {
        continue; // its ids are of sentences that the app has
      }
      KEY.matcher(Files.readString(file)).results().forEach(key -> keys.add(key.group(1)));
    }
    keys.removeIf(key -> !families.contains(key.substring(0, key.indexOf('.'))));
    keys.removeIf(key -> key.matches(".*\\.(txt|csv|toml|learnt|fit)"));
    keys.removeAll(WORDED_THERE);
    assertThat(sentences).hasSizeGreaterThan(110).isEqualTo(keys);
  }

  private static List<Path> files(Path root, String end) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
    }
  }

  @Test
  void aGameHasItsOwn() {
    assertThat(FaultSentences.of("mattix.short-row", 1, 2, 6))
        .isEqualTo("row 1 ends after 2 of 6 cells");
    assertThat(FaultSentences.of("record.word", "$1\\"))
        .isEqualTo("expected a move, found \"$1\\\"");
  }

  @Test
  void whatWasFoundStandsAheadOfTheDetails() {
    NotationException fault =
        new NotationException(1, 2, "tron.turn", Optional.of(new FoundToken.Piece("x")), 4);
    assertThat(fault).hasMessage("expected the seat to move, from 1 to 4, found \"x\"");
    assertThat(fault.details()).containsExactly("4");
  }
}
