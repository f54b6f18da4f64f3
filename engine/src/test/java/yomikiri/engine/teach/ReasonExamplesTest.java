package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.GameKit;

/** Every reason is found on a position where it holds, and not of the better move there. */
final class ReasonExamplesTest {
  private static final Path MAIN = Path.of("src/main/java");
  private static final Pattern TAB = Pattern.compile("\t");
  private static final Pattern ID = Pattern.compile("\"([a-z]+\\.[a-z-]+)\"");

  /** A mistake and the better move, with a reason and its figures. */
  record Example(String game, String reason, String position, String played, String better) {
    static Example of(String line) {
      List<String> fields = TAB.splitAsStream(line).toList();
      return new Example(fields.get(0), fields.get(1), fields.get(2), fields.get(3), fields.get(4));
    }

    String id() {
      return reason.indexOf(' ') < 0 ? reason : reason.substring(0, reason.indexOf(' '));
    }

    @Override
    public String toString() {
      return game + " " + id();
    }
  }

  private static Stream<Example> examples() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(ReasonExamplesTest.class.getResourceAsStream("reasons.tsv"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines().map(Example::of).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void reasonIsFoundOfTheMistakeAlone(Example example) {
    check(TestCatalog.CATALOG.kit(example.game()).orElseThrow(), example);
  }

  private static <P extends Position> void check(GameKit<P> kit, Example example) {
    Mistakes<P> mistakes = new Mistakes<>(kit);
    assertThat(
            mistakes.explained(mistakes.of(example.position(), example.played(), example.better())))
        .contains(example.reason());
    assertThat(
            mistakes.explained(mistakes.of(example.position(), example.better(), example.played())))
        .noneMatch(reason -> reason.startsWith(example.id()));
  }

  @Test
  void everyReasonHasAnExample() throws IOException {
    assertThat(examples().map(Example::id).collect(Collectors.toSet()))
        .containsExactlyInAnyOrderElementsOf(ids());
  }

  /** The reasons that the finders name in their code. */
  private static Set<String> ids() throws IOException {
    try (Stream<Path> files = Files.walk(MAIN)) {
      Set<String> ids = new TreeSet<>();
      for (Path file : files.filter(one -> one.toString().matches(".*Reasons?\\.java")).toList()) {
        ID.matcher(Files.readString(file)).results().forEach(found -> ids.add(found.group(1)));
      }
      return ids;
    }
  }
}
