package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.WholeFile;

/**
 * A file for a game's record.
 *
 * @param name as the user knows it
 */
public record GameFile(String name, Path path) {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  /**
   * The file called {@code name}, there or not.
   *
   * @throws CommandFault if there can be no such file
   */
  public static GameFile called(String name, Console console) {
    Path path = console.file(name).toAbsolutePath();
    Path folder = path.getParent();
    if (Files.isDirectory(path)) {
      throw new CommandFault(name + ": expected a file, found a folder");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new CommandFault(name + ": there is no folder " + folder);
    }
    return new GameFile(name, path);
  }

  /** A new file named after a game and the present time. */
  public static GameFile unused(String game, Console console) {
    String stem = "yomikiri-" + game + "-" + STAMP.format(LocalDateTime.now(console.clock()));
    String name = stem + ".ykr";
    for (int i = 2; Files.exists(console.file(name)); i++) {
      name = stem + "-" + i + ".ykr";
    }
    return called(name, console);
  }

  public boolean exists() {
    return Files.exists(path);
  }

  /**
   * Puts {@code text} in place of what the file holds, if it is there. Whatever happens meanwhile,
   * it holds either the one or the other.
   *
   * @throws CommandFault if it cannot be written
   */
  public void write(String text) {
    try {
      new WholeFile(Disk.REAL).write(path, text);
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  CommandFault unwritable(IOException cause) {
    return new CommandFault(FileFault.of(cause).unwritable(name));
  }
}
