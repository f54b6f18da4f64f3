package yomikiri.engine.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Figures that stay as they are, in files among the tests. */
final class GoldenFile {
  private GoldenFile() {}

  /** The cells of each line but the first, which names the columns. */
  static List<List<String>> rows(String name) {
    try (InputStream in =
        Objects.requireNonNull(GoldenFile.class.getResourceAsStream("/games/" + name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> List.of(line.split("\t")))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
