package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.WholeFile;

/** A file for a record or another output; {@code name} is as the user knows it. */
public record GameFile(String name, Path path, Disk disk) {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  /**
   * The file called {@code name}, there or not.
   *
   * @throws UserError if it cannot be written, as far as that can be known before
   */
  public static GameFile called(String name, Console console) {
    GameFile file = named(name, console);
    try {
      new WholeFile(file.disk).check(file.path);
    } catch (IOException e) {
      throw file.unwritable(e);
    }
    return file;
  }

  /** The same; whoever begins to write it sees whether it can be written. */
  static GameFile named(String name, Console console) {
    Path path = console.noFolder(name).toAbsolutePath();
    Path folder = path.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new UserError(name + ": there is no folder " + folder);
    }
    return new GameFile(name, path, console.disk());
  }

  /**
   * Whether two names are of one file, there or not.
   *
   * @throws UserError if there can be no such files
   */
  public static boolean areOne(String one, String other, Console console) {
    GameFile first = named(one, console);
    GameFile second = named(other, console);
    try {
      return WholeFile.areOne(first.path, second.path);
    } catch (IOException e) {
      throw second.unwritable(e);
    }
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
   * @throws UserError if it cannot be written
   */
  public void write(String text) {
    try {
      new WholeFile(disk).write(path, text);
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Begins what is to take its place. */
  Draft draft() throws IOException {
    return new WholeFile(disk).draft(path);
  }

  UserError unwritable(IOException cause) {
    return new UserError(FileFault.of(cause).unwritable(name));
  }
}
