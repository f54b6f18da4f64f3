package yomikiri.engine.cli;

import java.util.OptionalInt;
import org.apache.commons.csv.CSVFormat;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.GameFile;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.game.GameRecord.Tag;
import yomikiri.engine.match.MatchRecord;

/** The files a match between two is written to while it is played. */
final class MatchFiles implements AutoCloseable {
  private static final CSVFormat CSV = CSVFormat.DEFAULT;

  private final @Nullable TextFile table;
  private final @Nullable TextFile records;
  private boolean hasRecord;

  /**
   * Begins the files.
   *
   * @param csv one line per game; null for none
   * @param games all games in full, with a blank line between two; null for none
   * @throws CommandFault if one cannot be written, or both are the same
   */
  MatchFiles(@Nullable String csv, @Nullable String games, Console console) {
    if (csv != null
        && games != null
        && GameFile.called(csv, console).path().equals(GameFile.called(games, console).path())) {
      throw new CommandFault("--record: expected another file than --csv, found \"" + games + "\"");
    }
    table = csv == null ? null : TextFile.begin(csv, console);
    records = games == null ? null : TextFile.begin(games, console);
    if (table != null) {
      line(table, "seed", "first", "second", "winner", "score1", "score2", "plies", "ending");
    }
  }

  void add(MatchRecord<?> game) {
    if (table != null) {
      line(
          table,
          game.fixture().layout(),
          game.game().tag(Tag.player(0)).orElse(""),
          game.game().tag(Tag.player(1)).orElse(""),
          winner(game.winner()),
          game.scores().get(0),
          game.scores().get(1),
          game.plies(),
          game.ending().word());
    }
    if (records != null) {
      records.print((hasRecord ? "\n" : "") + game.game().text());
      hasRecord = true;
    }
  }

  private static String winner(OptionalInt seat) {
    return seat.isEmpty() ? "draw" : seat.getAsInt() == 0 ? "first" : "second";
  }

  private static void line(TextFile file, Object... cells) {
    file.print(CSV.format(cells) + "\n");
  }

  @Override
  public void close() {
    if (table != null) {
      table.close();
    }
    if (records != null) {
      records.close();
    }
  }
}
