package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apache.commons.csv.CSVFormat;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.GameFile;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.game.GameRecord.Tag;
import yomikiri.engine.game.Places;
import yomikiri.engine.match.MatchRecord;

/** The files a match is written to while it is played; they appear once it is over. */
final class MatchFiles implements AutoCloseable {
  private static final CSVFormat CSV = CSVFormat.DEFAULT;
  private static final List<String> HEAD_FOR_TWO =
      List.of("seed", "first", "second", "winner", "score1", "score2", "plies", "ending");

  private final Optional<TextFile> table;
  private final Optional<TextFile> records;
  private boolean hasRecord;

  private MatchFiles(Optional<TextFile> table, Optional<TextFile> records) {
    this.table = table;
    this.records = records;
  }

  /**
   * Begins the files.
   *
   * @param seats of the game
   * @param csv one line per game; null for none
   * @param games all games in full, with a blank line between two; null for none
   * @throws CommandFault if one cannot be written, or both are the same
   */
  static MatchFiles begin(
      int seats, @Nullable String csv, @Nullable String games, Console console) {
    if (csv != null && games != null && GameFile.areOne(csv, games, console)) {
      throw new CommandFault("--record: expected another file than --csv, found \"" + games + "\"");
    }
    Optional<TextFile> table = Optional.ofNullable(csv).map(name -> TextFile.begin(name, console));
    MatchFiles files = null;
    try {
      table.ifPresent(file -> line(file, seats == 2 ? HEAD_FOR_TWO : head(seats)));
      files =
          new MatchFiles(
              table, Optional.ofNullable(games).map(name -> TextFile.begin(name, console)));
      return files;
    } finally {
      if (files == null) {
        table.ifPresent(TextFile::close);
      }
    }
  }

  void add(MatchRecord<?> game) {
    table.ifPresent(
        file -> line(file, game.scores().size() == 2 ? cellsForTwo(game) : cells(game)));
    records.ifPresent(file -> file.print((hasRecord ? "\n" : "") + game.game().text()));
    hasRecord = true;
  }

  private static List<String> head(int seats) {
    List<String> head = new ArrayList<>(List.of("seed"));
    for (String name : List.of("player", "place", "score")) {
      IntStream.rangeClosed(1, seats).forEach(seat -> head.add(name + seat));
    }
    head.addAll(List.of("plies", "ending"));
    return head;
  }

  private static List<Object> cells(MatchRecord<?> game) {
    List<Object> cells = new ArrayList<>(List.of(game.fixture().layout()));
    IntStream.range(0, game.scores().size()).forEach(seat -> cells.add(player(game, seat)));
    cells.addAll(Places.of(game.rewards()).bySeat());
    cells.addAll(game.scores());
    cells.addAll(List.of(game.plies(), game.ending().word()));
    return cells;
  }

  private static List<Object> cellsForTwo(MatchRecord<?> game) {
    return List.of(
        game.fixture().layout(),
        player(game, 0),
        player(game, 1),
        winner(game.winner()),
        game.scores().get(0),
        game.scores().get(1),
        game.plies(),
        game.ending().word());
  }

  private static String player(MatchRecord<?> game, int seat) {
    return game.game().tag(Tag.player(seat)).orElse("");
  }

  private static String winner(OptionalInt seat) {
    return seat.isEmpty() ? "draw" : seat.getAsInt() == 0 ? "first" : "second";
  }

  private static void line(TextFile file, List<?> cells) {
    file.print(CSV.format(cells.toArray()) + "\n");
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
