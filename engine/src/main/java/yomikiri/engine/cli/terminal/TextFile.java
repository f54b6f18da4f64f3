package yomikiri.engine.cli.terminal;

import java.io.IOException;
import yomikiri.engine.file.Draft;

/**
 * A UTF-8 file that a command writes while it works. It appears under its name once it is finished;
 * closed before that, it leaves what was there.
 */
public final class TextFile implements AutoCloseable {
  private final GameFile file;
  private final Draft draft;

  private TextFile(GameFile file, Draft draft) {
    this.file = file;
    this.draft = draft;
  }

  /**
   * Begins what is to take the place of the file called {@code name}.
   *
   * @throws UserError if it cannot be written
   */
  public static TextFile begin(String name, Console console) {
    GameFile file = GameFile.named(name, console);
    try {
      return new TextFile(file, file.draft());
    } catch (IOException e) {
      throw file.unwritable(e);
    }
  }

  /** Adds {@code text} as it is. */
  public void print(String text) {
    try {
      draft.write(text);
    } catch (IOException e) {
      throw file.unwritable(e);
    }
  }

  /** Puts all that was added in the file's place. */
  public void finish() {
    try {
      draft.finish();
    } catch (IOException e) {
      throw file.unwritable(e);
    }
  }

  @Override
  public void close() {
    try {
      draft.close();
    } catch (IOException e) {
      throw file.unwritable(e);
    }
  }
}
