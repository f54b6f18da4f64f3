package yomikiri.app.text;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** The files with the app's words. */
final class Bundles {
  private static final Path RESOURCES = Path.of("src/main/resources/yomikiri/app");
  private static final Path STUDIES = Path.of("../assets/studies");

  private Bundles() {}

  /** The folders that hold words in both languages: for all games, for each, and for presets. */
  static List<Path> folders() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      return Stream.concat(
              files
                  .filter(file -> file.endsWith("words_en.properties"))
                  .map(file -> file.resolveSibling("")),
              Stream.of(STUDIES))
          .toList();
    }
  }

  static Properties read(Path folder, String language) throws IOException {
    Properties words = new Properties();
    try (Reader reader =
        Files.newBufferedReader(folder.resolve("words_" + language + ".properties"))) {
      words.load(reader);
    }
    return words;
  }
}
