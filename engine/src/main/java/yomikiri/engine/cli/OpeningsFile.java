package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.SuiteOpening;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RawRecord;

/** The openings in a file: its games, as far as they go, in whatever form they are read. */
final class OpeningsFile {
  private OpeningsFile() {}

  /**
   * All of them, each as {@link SuiteOpening#text}.
   *
   * @param name the file; {@code -} for standard input
   * @param game whose openings they have to be
   * @throws UserError if one cannot be read, or is of another game, or there is none
   */
  static List<String> read(String name, Game<?> game, Console console, Catalog catalog) {
    List<String> openings = new ArrayList<>();
    try (RecordInput input = RecordInput.open(name, console, catalog.withUnnamed(List.of(game)))) {
      for (Optional<RawRecord> raw = input.next(); raw.isPresent(); raw = input.next()) {
        GameRecord<?> record = raw.get().read(catalog.withUnnamed(List.of(game)));
        if (!record.game().id().equals(game.id())) {
          throw new UserError(
              "--openings, line "
                  + raw.get().line()
                  + ": expected a game of "
                  + game.id()
                  + ", found one of "
                  + FoundToken.quoted(record.game().id()));
        }
        try {
          openings.add(SuiteOpening.of(record).text());
        } catch (NotationException e) {
          throw new UserError("--openings, line " + raw.get().line() + ": " + e.getMessage());
        }
      }
    } catch (NotationException e) {
      throw new UserError(e.sentence(name));
    }
    return openings;
  }
}
