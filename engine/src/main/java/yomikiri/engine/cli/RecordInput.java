package yomikiri.engine.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.match.SuiteOpening;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;

/** The games in a file that the user has named, one after the other. */
final class RecordInput implements AutoCloseable {
  private final String name;
  private final RecordReader reader;

  private RecordInput(String name, RecordReader reader) {
    this.name = name;
    this.reader = reader;
  }

  /**
   * Begins to read the file called {@code name}; {@code -} is standard input.
   *
   * @param known games that it may hold
   * @throws UserError if it cannot be read
   */
  static RecordInput open(String name, Console console, GameLookup known) {
    try {
      if (name.equals("-")) {
        return new RecordInput(
            "standard input", RecordReader.of(console.in(), Optional.empty(), known));
      }
      Path file = console.noFolder(name);
      return new RecordInput(
          name, RecordReader.of(Files.newInputStream(file), Optional.of(file), known));
    } catch (IOException e) {
      throw UserError.unreadable(name, e);
    }
  }

  /** The next game; empty at the end. */
  Optional<RawRecord> next() {
    try {
      return reader.next();
    } catch (IOException e) {
      throw UserError.unreadable(name, e);
    }
  }

  /** The openings that they are, see {@link SuiteOpening#suite}. */
  List<String> openings(Game<?> game, GameLookup known) throws NotationException {
    try {
      return SuiteOpening.suite(reader, game, known);
    } catch (IOException e) {
      throw UserError.unreadable(name, e);
    }
  }

  /**
   * The game asked for, or the only one.
   *
   * @param number from 1; null for the only one
   * @throws UserError if there is no such game, or there are several
   */
  static RawRecord one(RecordInput input, String file, @Nullable Long number) {
    int games = 0;
    for (Optional<RawRecord> game = input.next(); game.isPresent(); game = input.next()) {
      games++;
      if (number == null ? game.get().isOnly() : number == games) {
        return game.get();
      }
    }
    if (number == null) {
      throw new UserError(
          file + ": there are " + games + " games: expected --game-number from 1 to " + games);
    }
    throw new UserError("--game-number: expected a game from 1 to " + games + ", found " + number);
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (IOException e) {
      throw UserError.unreadable(name, e);
    }
  }
}
