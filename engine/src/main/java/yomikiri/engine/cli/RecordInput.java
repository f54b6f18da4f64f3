package yomikiri.engine.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
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
    } catch (NoSuchFileException e) {
      throw new CommandFault(name + ": there is no such file");
    } catch (AccessDeniedException e) {
      throw new CommandFault(name + ": this file may not be read");
    } catch (IOException e) {
      throw new CommandFault(name + ": cannot be read: " + e.getMessage());
    }
  }
}
