package yomikiri.engine.cli.terminal;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;

/** A UTF-8 file that grows while a command runs; what is written can be read at once. */
public final class TextFile implements AutoCloseable {
  private final GameFile file;
  private final Writer writer;

  private TextFile(GameFile file, Writer writer) {
    this.file = file;
    this.writer = writer;
  }

  /**
   * Begins the file called {@code name}, replacing its contents.
   *
   * @throws CommandFault if it cannot be written
   */
  public static TextFile begin(String name, Console console) {
    return open(GameFile.called(name, console), StandardOpenOption.TRUNCATE_EXISTING);
  }

  /**
   * Continues a file, which need not exist yet.
   *
   * @throws CommandFault if it cannot be written
   */
  public static TextFile continued(GameFile file) {
    return open(file, StandardOpenOption.APPEND);
  }

  private static TextFile open(GameFile file, StandardOpenOption how) {
    try {
      return new TextFile(
          file,
          Files.newBufferedWriter(
              file.path(), StandardOpenOption.CREATE, StandardOpenOption.WRITE, how));
    } catch (IOException e) {
      throw file.unwritable(e);
    }
  }

  /** Adds {@code text} as it is. */
  public void print(String text) {
    try {
      writer.write(text);
      writer.flush();
    } catch (IOException e) {
      throw file.unwritable(e);
    }
  }

  @Override
  public void close() {
    try {
      writer.close();
    } catch (IOException e) {
      throw file.unwritable(e);
    }
  }
}
