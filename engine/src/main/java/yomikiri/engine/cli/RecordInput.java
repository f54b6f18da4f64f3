package yomikiri.engine.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommonOptions.UnnamedGameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.SuiteOpening;
import yomikiri.engine.record.GameRecord;
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

  /** The game with this number, from 1, or the only one if it is null. */
  private RawRecord one(String file, @Nullable Long number) {
    int games = 0;
    for (Optional<RawRecord> game = next(); game.isPresent(); game = next()) {
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

  /** One game of a file: the parameter and the options that name it, a picocli mixin. */
  static final class OneGame {
    @Mixin private final UnnamedGameOption unnamed;

    @Parameters(paramLabel = "FILE", description = "A file of game records; - is standard input.")
    private String file = "";

    @Option(
        names = "--game-number",
        paramLabel = "N",
        description = "Which game, in a file of several; 1 is the first.")
    private @Nullable Long number;

    OneGame(Catalog catalog) {
      this.unnamed = new UnnamedGameOption(catalog);
    }

    String file() {
      return file;
    }

    /**
     * Reads it.
     *
     * @throws UserError if there is no such game, there are several, or it cannot be read
     */
    GameRecord<?> read(Console console) {
      try (RecordInput input = open(file, console, unnamed.games())) {
        return input.one(file, number).read(unnamed.games());
      } catch (NotationException e) {
        throw new UserError(e.sentence(file));
      }
    }
  }
}
