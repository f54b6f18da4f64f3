package yomikiri.app.store;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import net.harawata.appdirs.AppDirs;
import net.harawata.appdirs.AppDirsFactory;

/**
 * The folders in which the app stores its data.
 *
 * @param boards holds the games on the boards of the copies that run
 * @param library holds the games of the library
 * @param log holds what the app notes of what went wrong
 */
public record Folders(Path settings, Path boards, Path library, Path log) {
  /** Where this system wants things to be. */
  public static Folders ofSystem() {
    AppDirs system = AppDirsFactory.getInstance();
    Path data = Path.of(system.getUserDataDir("yomikiri", null, null));
    Path config = Path.of(system.getUserConfigDir("yomikiri", null, null));
    Path log =
        state(
                System.getProperty("os.name", ""),
                System.getProperty("user.home", ""),
                System.getenv())
            .orElseGet(() -> Path.of(system.getUserLogDir("yomikiri", null, null)));
    return new Folders(config, data.resolve("board"), data.resolve("games"), log);
  }

  /**
   * Where a system of the XDG kind keeps logs: in its state folder, which the library of the others
   * does not know; it would take the cache, which may be emptied at any time.
   */
  static Optional<Path> state(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("windows") || name.contains("mac")) {
      return Optional.empty();
    }
    Path given = Path.of(environment.getOrDefault("XDG_STATE_HOME", ""));
    Path state = given.isAbsolute() ? given : Path.of(home, ".local", "state");
    return Optional.of(state.resolve("yomikiri"));
  }

  /** Holds the collections of games. */
  Path collections() {
    return library.resolveSibling("collections");
  }

  /** Holds what was practised. */
  Path practice() {
    return library.resolveSibling("practice");
  }

  /** Holds the studies of the Lab. */
  public Path studies() {
    return library.resolveSibling("studies");
  }

  /** Holds the trainings. */
  public Path trainings() {
    return library.resolveSibling("trainings");
  }
}
