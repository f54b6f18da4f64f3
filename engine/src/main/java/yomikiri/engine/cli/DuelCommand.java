package yomikiri.engine.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.FairOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.GameFile;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.Forfeits;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.GamesCsv;
import yomikiri.engine.study.report.StudyResults;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.GameTime;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri duel}: plays many games between two players, or as many as have a seat. */
@Command(
    name = "duel",
    description = {
      "Play many games between two players and report how they did; in a game for more players,"
          + " between as many as it has seats.",
      "The same seed gives the same games, except for players with a time limit.",
      "Duplicate games count once: if no player plays with any randomness or a time limit, a"
          + " repeated game tells nothing new, so intervals and Elo leave it out.",
      "Ctrl-C lets the games being played finish, but drops those in which a player without a limit"
          + " of time thinks on for more than a second or two; then it ends the match with all"
          + " files and the table."
    })
final class DuelCommand implements Callable<Integer> {
  /** What the option {@code --opening} does. */
  static final String OPENING =
      "Play N random plies on each layout before the players begin (default: 2 in games that"
          + " always begin from the same position, in Othello as many as the board has rows, none"
          + " in others).";

  /** What the option {@code --time} does. */
  static final String TIME =
      "The time of every player in each game, besides its own limits: any of main=60s,"
          + " increment=1s, move=5s and margin=10. Who needs more than margin times the time for a"
          + " move, or more than is left of its main time, forfeits the game.";

  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--first",
      paramLabel = "WHO",
      description = "One player: a level such as strong, or a player such as alphabeta:depth=3.")
  private @Nullable String first;

  @Option(names = "--second", paramLabel = "WHO", description = "The other player.")
  private @Nullable String second;

  @Option(
      names = "--seat",
      paramLabel = "WHO",
      description =
          "A player, instead of --first and --second; given once for each seat of the game.")
  private List<String> seats = List.of();

  @Mixin private final MatchOptions match = new MatchOptions();

  @Option(names = "--fair", description = FairOption.DESCRIPTION)
  private boolean fair;

  @Option(
      names = "--opening",
      paramLabel = "N",
      converter = WholeNumber.OrNone.class,
      description = OPENING)
  private @Nullable Integer opening;

  @Option(
      names = "--swap",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description =
          "Play every layout twice, with seats swapped (default), or in all orders of three or"
              + " four players; with --no-swap each game has a layout of its own, and --first"
              + " always the first seat.")
  private boolean swap;

  @Option(names = "--time", paramLabel = "TIME", description = TIME)
  private @Nullable String time;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description =
          "Write one line per game to this file, replacing its contents once the match is over.")
  private @Nullable String csv;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description =
          "Write the records of all games to this file, replacing its contents once the match is"
              + " over.")
  private @Nullable String record;

  DuelCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    return meet(game.kit());
  }

  private <P extends Position> int meet(GameKit<P> kit) {
    int players = kit.game().players();
    if (players == 1) {
      throw new UserError(
          "--game: " + kit.game().id() + " is a game for one player; see yomikiri score");
    }
    List<PlayerSpec> specs = specs(kit);
    FairOption.check(fair, kit.game());
    if (swap && players > Schedule.MOST_SWAPPED) {
      throw new UserError(
          "--swap: expected --no-swap, since all orders of " + players + " are too many");
    }
    Study study =
        StudyEdit.of(kit.game().id(), players, specs, match.games(), match.seed(console))
            .fair(fair)
            .opening(opening(kit))
            .swap(swap)
            .time(time(time))
            .study();
    return play(kit, study);
  }

  private List<PlayerSpec> specs(GameKit<?> kit) {
    int players = kit.game().players();
    if (first != null && second != null && seats.isEmpty() && players == 2) {
      return List.of(WhoPlays.spec(kit, "--first", first), WhoPlays.spec(kit, "--second", second));
    }
    if (first != null || second != null || seats.size() != players) {
      throw new UserError(
          players == 2
              ? "expected --first and --second, or --seat twice"
              : "expected --seat %s times, since %s is a game for %s players"
                  .formatted(players, kit.game().id(), players));
    }
    return seats.stream().map(seat -> WhoPlays.spec(kit, "--seat", seat)).toList();
  }

  /** {@code text} is what {@code --time} was given, or null. */
  static GameTime time(@Nullable String text) {
    try {
      return text == null ? GameTime.FREE : GameTime.parse(text);
    } catch (NotationException e) {
      throw UserError.inOption("--time", e);
    }
  }

  private int opening(GameKit<?> kit) {
    return opening == null ? kit.game().usualOpening() : opening;
  }

  /** Plays {@code study}, in which all its players meet, without keeping its games. */
  private <P extends Position> int play(GameKit<P> kit, Study study) {
    List<Contestant<P>> who =
        study.players().stream().map(spec -> Contestant.of(kit, spec)).toList();
    MatchRunner<P> runner = new MatchRunner<>(kit.game(), who, study.time(), console.ticker());
    runner.processes(match.processes());
    StudyResults results = new StudyResults(study, kit);
    Forfeits forfeits = new Forfeits();
    console.during(
        () -> {
          play(runner, study, results, forfeits);
          Findings findings = results.findings();
          P sample = kit.game().newPosition(0);
          console.print(
              match.json() ? findings.json() : new DuelReport(findings, forfeits, sample).text());
        },
        runner::stop);
    return results.games() < match.games() ? Interrupts.STATUS : 0;
  }

  private <P extends Position> void play(
      MatchRunner<P> runner, Study study, StudyResults results, Forfeits forfeits) {
    try (MatchFiles files = MatchFiles.begin(study, csv, record, console)) {
      MatchProgressPrinter progress = new MatchProgressPrinter(console, match.games());
      runner.play(
          IntStream.range(0, match.games()).mapToObj(results.schedule()::fixture).iterator(),
          match.jobs(),
          Optional::of,
          game -> {
            PlayedGame played = PlayedGame.of(game, Optional.empty());
            results.add(played);
            forfeits.add(game);
            files.add(game, played);
            progress.step();
          });
      files.finish();
    }
  }

  /** The files a match is written to while it is played; they appear once it is over. */
  static final class MatchFiles implements AutoCloseable {
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
      Optional<TextFile> table =
          Optional.ofNullable(csv).map(name -> TextFile.begin(name, console));
      MatchFiles files = null;
      try {
        table.ifPresent(file -> file.print(lines.head()));
        files =
            new MatchFiles(
                lines,
                table,
                Optional.ofNullable(games).map(name -> TextFile.begin(name, console)));
        return files;
      } finally {
        if (files == null) {
          table.ifPresent(TextFile::close);
        }
      }
    }

    /** Writes a game; {@code played} is the same as the study has it. */
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
}
