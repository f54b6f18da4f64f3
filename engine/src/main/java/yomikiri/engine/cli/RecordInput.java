package yomikiri.engine.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.RecordFile;
import yomikiri.engine.games.Catalog;

/** Reads a game's record that the user has named. */
final class RecordInput {
  private RecordInput() {}

  /**
   * The record in the file called {@code name}.
   *
   * @throws CommandFault with the place of what is wrong
   */
  static GameRecord<?> read(String name, Console console) {
    Path file = console.file(name);
    if (Files.isDirectory(file)) {
      throw new CommandFault(name + ": expected a game's record, found a folder");
    }
    try {
      return RecordFile.read(file, Catalog::game);
    } catch (NotationException e) {
      throw new CommandFault(name + ", " + e.sentence());
    } catch (IOException e) {
      throw new CommandFault(FileFault.of(e).unreadable(name));
    }
  }
}
