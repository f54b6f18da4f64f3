package yomikiri.engine.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.GameFile;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.GamesCsv;

/** The files a match is written to while it is played; they appear once it is over. */
final class MatchFiles implements AutoCloseable {
  private final GamesCsv lines;
  private final Optional<TextFile> table;
  private final Optional<TextFile> records;
  private boolean hasRecord;

  private MatchFiles(GamesCsv lines, Optional<TextFile> table, Optional<TextFile> records) {
    this.lines = lines;
    this.table = table;
    this.records = records;
  }

  /**
   * Begins the files.
   *
   * @param study whose games are to be written
   * @param csv one line per game; null for none
   * @param games all games in full, with a blank line between two; null for none
   * @throws UserError if one cannot be written, or both are the same
   */
  static MatchFiles begin(
      Study study, @Nullable String csv, @Nullable String games, Console console) {
    if (csv != null && games != null && GameFile.areOne(csv, games, console)) {
      throw new UserError(
          "--record: expected another file than --csv, found " + FoundToken.quoted(games));
    }
    GamesCsv lines = new GamesCsv(study);
    Optional<TextFile> table = Optional.ofNullable(csv).map(name -> TextFile.begin(name, console));
    MatchFiles files = null;
    try {
      table.ifPresent(file -> file.print(lines.head()));
      files =
          new MatchFiles(
              lines, table, Optional.ofNullable(games).map(name -> TextFile.begin(name, console)));
      return files;
    } finally {
      if (files == null) {
        table.ifPresent(TextFile::close);
      }
    }
  }

  /**
   * Writes a game.
   *
   * @param played the same as the study has it
   */
  void add(MatchRecord<?> game, PlayedGame played) {
    table.ifPresent(file -> file.print(lines.line(played)));
    records.ifPresent(file -> file.print((hasRecord ? "\n" : "") + game.game().text()));
    hasRecord = true;
  }

  /** Puts the files in their places. */
  void finish() {
    table.ifPresent(TextFile::finish);
    records.ifPresent(TextFile::finish);
  }

  @Override
  public void close() {
    try {
      table.ifPresent(TextFile::close);
    } finally {
      records.ifPresent(TextFile::close);
    }
  }
}
