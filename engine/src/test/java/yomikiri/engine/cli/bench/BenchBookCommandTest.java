package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.cli.CommandRun;

final class BenchBookCommandTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun run(String... arguments) {
    return CommandRun.inFolder(folder, "", arguments);
  }

  @Test
  void knowsWhatTheShippedBookHas() throws IOException {
    Path book = folder.resolve("book.txt");
    try (InputStream in =
        Objects.requireNonNull(
            getClass().getResourceAsStream("/yomikiri/engine/games/othello/book-6.txt"))) {
      Files.copy(in, book);
    }
    String shipped = Files.readString(book);
    CommandRun run = run("bench", "book", "--plies", "5", "--out", "book.txt");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEqualTo("ply 5: 314 of 314 positions\n");
    assertThat(run.out()).isEqualTo("Every position up to ply 5 is in book.txt.\n");
    assertThat(Files.readString(book)).isEqualTo(shipped);
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    Files.writeString(folder.resolve("bad.txt"), "X\n");
    assertThat(run("bench", "book", "--out", "bad.txt").err())
        .isEqualTo(
            "bad.txt: line 1: expected 36 cells, each X, O or -, and a score," + " found \"X\"\n");
    assertThat(run("bench", "book", "--plies", "9", "--out", "book.txt").err())
        .isEqualTo("--plies: expected 1 to 8, found 9\n");
  }
}
