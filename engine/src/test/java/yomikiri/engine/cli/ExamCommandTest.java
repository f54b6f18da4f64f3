package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command that examines a player. */
final class ExamCommandTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun exam(String line) {
    return CommandRun.inFolder(folder, "", ("exam " + line).split(" "));
  }

  @Test
  void aSoundPlayerGetsAPageWithoutAFault() throws IOException {
    CommandRun run = exam("--player greedy --game maze-5x5x3 -o it.html --output it.json");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("maze-5x5x3: greedy\nno known fault shows\n")
        .contains("Rules", "all were legal.", "Clock", "Truth", "plies to the end", "Strength")
        .contains("No difference from rung ");
    assertThat(folder.resolve("it.html"))
        .content()
        .startsWith("<!DOCTYPE html>")
        .contains("<h1>Examination of greedy</h1>", "<p>No known fault shows.</p>")
        .endsWith("</html>\n");
    assertThat(folder.resolve("it.json"))
        .content()
        .contains("\"player\" : \"greedy\"", "\"fault\" : false", "\"mean loss\" : ");
    String first = Files.readString(folder.resolve("it.json"));
    exam("--player greedy --game maze-5x5x3 -o again.json");
    assertThat(folder.resolve("again.json")).content().isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--game mattix-4 | Missing required option: '--player=WHO'",
        "--player greedy --game go | --game: expected one of mattix-4, mattix-6",
        "--player nobody --game mattix-4 | --player, column 1: mattix-4 has no player \"nobody\","
            + " only random, ",
        "--player nobody | --player, column 1: mattix-4 has no player \"nobody\", only random, ",
        "--player greedy --game mattix-4 --time soon | --time: expected a time from ",
        "--player greedy --game mattix-4 -o it.txt"
            + " | --output: expected a name that ends with .html or .json, found \"it.txt\"",
      })
  void badInputGetsOneSentence(String line, String sentence) {
    CommandRun run = exam(line);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith(sentence).hasLineCount(1);
  }
}
