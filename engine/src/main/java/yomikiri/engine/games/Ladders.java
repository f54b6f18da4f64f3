package yomikiri.engine.games;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * The ladders of the games: a file with a line for each rung, the weakest of each game first, such
 * as {@code mattix-4 perfect}. What they are worth is measured by {@code yomikiri bench ladder}.
 */
final class Ladders {
  private static final String FILE = "ladders.txt";
  private static final Map<String, List<String>> ALL = read();

  private Ladders() {}

  /** The same game with its ladder, if it has one. */
  static <P extends Position> GameKit<P> added(GameKit<P> kit) {
    return kit.climbedBy(ALL.getOrDefault(kit.game().id(), List.of()));
  }

  private static Map<String, List<String>> read() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    try (InputStream in = Objects.requireNonNull(Ladders.class.getResourceAsStream(FILE));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int blank = line.indexOf(' ');
        all.computeIfAbsent(line.substring(0, blank), game -> new ArrayList<>())
            .add(line.substring(blank + 1));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }
}
