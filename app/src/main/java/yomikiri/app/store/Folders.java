package yomikiri.app.store;

import java.nio.file.Path;
import net.harawata.appdirs.AppDirs;
import net.harawata.appdirs.AppDirsFactory;

/**
 * Where things are kept.
 *
 * @param settings holds the settings
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
    Path log = Path.of(system.getUserLogDir("yomikiri", null, null));
    return new Folders(config, data.resolve("board"), data.resolve("games"), log);
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
