package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.cli.CommandRun;

final class BenchBookCommandTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun run(String... arguments) {
    return CommandRun.inFolder(folder, "", arguments);
  }

  private static String shipped() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            BenchBookCommandTest.class.getResourceAsStream(
                "/yomikiri/engine/games/othello/book-6.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void knowsWhatTheShippedBookHas() throws IOException {
    String shipped = shipped();
    Path book = Files.writeString(folder.resolve("book.txt"), shipped);
    CommandRun run = run("bench", "book", "--plies", "5", "--out", "book.txt");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEqualTo("314 of 314 positions\n");
    assertThat(run.out()).isEqualTo("The book is complete: book.txt\n");
    assertThat(Files.readString(book)).isEqualTo(shipped);
  }

  /** The last lines of the shipped book follow from those above. */
  @Test
  void aLineThatWasNotWrittenToItsEndIsWrittenAnew() throws IOException {
    Path book = folder.resolve("book.txt");
    String shipped = shipped();
    for (int cut = shipped.length() - 50; cut <= shipped.length(); cut += 10) {
      Files.writeString(book, shipped.substring(0, cut));
      assertThat(run("bench", "book", "--plies", "5", "--out", "book.txt").status()).isZero();
      assertThat(Files.readString(book)).as("cut after %d", cut).isEqualTo(shipped);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bring milk", "XY", "bring milk\n", "\n"})
  void whatIsNoBookIsLeftAlone(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), text);
    CommandRun run = run("bench", "book", "--plies", "1", "--out", "notes.txt");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("notes.txt: line 1: expected 36 cells");
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    Files.writeString(folder.resolve("bad.txt"), "X\n");
    assertThat(run("bench", "book", "--out", "bad.txt").err())
        .isEqualTo(
            "bad.txt: line 1: expected 36 cells, each X, O or -, and a score," + " found \"X\"\n");
    assertThat(run("bench", "book", "--plies", "9", "--out", "book.txt").err())
        .isEqualTo("--plies: expected 1 to 8, found 9\n");
    assertThat(run("bench", "book", "--game", "othello-4", "--out", "book.txt").err())
        .isEqualTo("--game: expected othello-6 or othello-8, found \"othello-4\"\n");
  }

  private CommandRun grow(String... more) {
    return run(
        Stream.concat(
                Stream.of("bench", "book", "--game", "othello-8", "--out", "book.txt"),
                Stream.of(more))
            .toArray(String[]::new));
  }

  /** What a run of fewer positions has made, one of more goes on with. */
  @Test
  void aBookOfOpeningsGrows() throws IOException {
    assertThat(grow("--plies", "2", "--positions", "3").out())
        .isEqualTo("The book is complete: book.txt\n");
    String three = Files.readString(folder.resolve("book.txt"));
    assertThat(three.lines()).hasSize(4);
    CommandRun more = grow("--plies", "2", "--positions", "20");
    assertThat(more.err()).startsWith("3 of 20 positions\n");
    assertThat(Files.readString(folder.resolve("book.txt"))).startsWith(three).hasLineCount(21);
    assertThat(grow("--plies", "3", "--positions", "20").err())
        .startsWith(
            "book.txt: line 1: expected \"# yomikiri bench book --game othello-8 --plies 3");
  }
}
