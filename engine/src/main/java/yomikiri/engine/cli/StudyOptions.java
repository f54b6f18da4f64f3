package yomikiri.engine.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommonOptions.FairOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.ShardOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFolder;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** The options that define a study: a file, or options in its place. */
final class StudyOptions {
  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "A file that defines the study, such as study.toml, instead of the options below.")
  private @Nullable String file;

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = "The game, as listed by \"yomikiri games\".")
  private @Nullable String game;

  @Option(
      names = "--players",
      paramLabel = "\"WHO WHO…\"",
      description = "The players: levels such as strong, or players such as alphabeta:depth=3.")
  private @Nullable String players;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Games of each pairing (default 100); with swapped seats a multiple of 2, for three"
              + " seats of 6, for four of 24.")
  private @Nullable Integer games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Decides all layouts and all random choices of the players (default 1).")
  private @Nullable Long seed;

  @Option(names = "--fair", description = FairOption.DESCRIPTION)
  private boolean fair;

  @Option(
      names = "--opening",
      paramLabel = "N",
      converter = WholeNumber.OrNone.class,
      description = DuelCommand.OPENING)
  private @Nullable Integer opening;

  @Option(
      names = "--no-swap",
      description = "Play every layout only once, with the players seated in the order named.")
  private boolean noSwap;

  @Option(names = "--self", description = "Players also play themselves.")
  private boolean self;

  @Option(
      names = "--gauntlet",
      paramLabel = "WHO",
      description = "All other players play only this one.")
  private @Nullable String gauntlet;

  @Option(
      names = "--neighbours",
      description =
          "Each player plays only the one before it; where there are more seats, that one takes"
              + " all others.")
  private boolean neighbours;

  @Option(
      names = "--budget",
      paramLabel = "LIMIT",
      description = "The limit of players given without one, such as time=100ms.")
  private @Nullable String budget;

  @Option(
      names = "--exact",
      description = "Compare every move with perfect play (in games that have a solver).")
  private boolean exact;

  @Option(
      names = "--sprt",
      paramLabel = "TEST",
      description = "End a pairing as soon as a test decides: elo0=0,elo1=10,alpha=0.05,beta=0.05.")
  private @Nullable String sprt;

  @Option(names = "--time", paramLabel = "TIME", description = DuelCommand.TIME)
  private @Nullable String time;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description =
          "Begin with the openings of this file instead of dealt layouts, each played in all seat"
              + " orders: records, transcripts, or positions such as in OBF files. --opening then"
              + " adds random plies (default none).")
  private @Nullable String openings;

  @Mixin private final ShardOption shard = new ShardOption();

  /**
   * The study asked for; empty if nothing was. Where its opening is not said, it is that of the
   * study already begun in {@code folder}, else the usual one of the game.
   */
  Optional<Study> study(Console console, Catalog catalog, Path folder) throws StudyException {
    Optional<Study> begun = StudyFolder.begun(folder, catalog::kit);
    ToIntFunction<Game<?>> unsaid = game -> begun.map(Study::opening).orElseGet(game::usualOpening);
    if (file != null) {
      if (hasDefinition()) {
        throw new UserError("expected either a file or options that define a study, found both");
      }
      Study read = read(file, console, catalog, unsaid);
      return Optional.of(shard.shard().map(read::part).orElse(read));
    }
    return hasDefinition() ? Optional.of(defined(console, catalog, unsaid)) : Optional.empty();
  }

  /**
   * The change asked for.
   *
   * @throws UserError if more is set than can be changed, or nothing
   */
  StudyChange change(Optional<Integer> jobs) {
    Optional<Sprt> test =
        sprt == null || sprt.equals("off") ? Optional.empty() : Optional.of(test(sprt));
    StudyChange change = new StudyChange(Optional.ofNullable(games), sprt != null, test, jobs);
    games = null;
    sprt = null;
    if (file != null
        || hasDefinition()
        || change.equals(
            new StudyChange(Optional.empty(), false, Optional.empty(), Optional.empty()))) {
      throw new UserError(
          "--change: expected --games, --sprt or --jobs beside it, and nothing else");
    }
    return change;
  }

  private boolean hasDefinition() {
    return game != null
        || players != null
        || games != null
        || seed != null
        || fair
        || opening != null
        || noSwap
        || self
        || gauntlet != null
        || neighbours
        || budget != null
        || time != null
        || exact
        || openings != null
        || sprt != null
        || (file == null && shard.shard().isPresent());
  }

  private static Study read(
      String name, Console console, Catalog catalog, ToIntFunction<Game<?>> unsaid)
      throws StudyException {
    Path path = console.noFolder(name);
    try {
      return StudyText.read(Files.readString(path), catalog::kit, unsaid);
    } catch (NotationException e) {
      throw new UserError(e.sentence(name));
    } catch (IOException e) {
      throw UserError.unreadable(name, e);
    }
  }

  private Study defined(Console console, Catalog catalog, ToIntFunction<Game<?>> unsaid) {
    if (game == null || players == null) {
      throw new UserError(
          "expected a study as a file, or at least --game and --players"
              + "; see yomikiri study --help");
    }
    GameKit<?> kit = GameOption.find(catalog, game);
    List<PlayerSpec> specs = new ArrayList<>();
    for (String player : players.strip().split("\\s+", -1)) {
      specs.add(spec(kit, "--players", player));
    }
    List<String> suite =
        openings == null ? List.of() : suite(openings, kit.game(), console, catalog);
    return StudyEdit.of(
            game, kit.game().players(), specs, games == null ? 100 : games, seed == null ? 1 : seed)
        .fair(fair)
        .opening(opening == null ? suite.isEmpty() ? unsaid.applyAsInt(kit.game()) : 0 : opening)
        .swap(!noSwap)
        .self(self)
        .gauntlet(
            gauntlet == null ? Optional.empty() : Optional.of(spec(kit, "--gauntlet", gauntlet)))
        .neighbours(neighbours)
        .exact(exact)
        .sprt(sprt == null ? Optional.empty() : Optional.of(test(sprt)))
        .shard(shard.shard().orElse(Shard.WHOLE))
        .time(DuelCommand.time(time))
        .openings(suite)
        .study();
  }

  /** The openings in the file called {@code name}. */
  private static List<String> suite(String name, Game<?> game, Console console, Catalog catalog) {
    GameLookup known = catalog.withUnnamed(List.of(game));
    try (RecordInput input = RecordInput.open(name, console, known)) {
      return input.openings(game, known);
    } catch (NotationException e) {
      throw new UserError(e.sentence(name));
    }
  }

  private PlayerSpec spec(GameKit<?> kit, String option, String text) {
    try {
      return kit.parseSpec(text, limits()); // as it will stand in the definition
    } catch (NotationException e) {
      throw UserError.inOption(option + ", " + FoundToken.quoted(text), e);
    }
  }

  private Map<String, String> limits() {
    try {
      return budget == null ? Map.of() : PlayerSpec.parseSettings(budget);
    } catch (NotationException e) {
      throw UserError.inOption("--budget", e);
    }
  }

  private static Sprt test(String text) {
    String form =
        "expected a test such as elo0=0,elo1=10,alpha=0.05,beta=0.05: %s, found %s"
            .formatted(Sprt.EXPECTED, FoundToken.quoted(text));
    try {
      PlayerSpec test = PlayerSpec.parse("sprt:" + text);
      double[] values = new double[4];
      List<String> keys = List.of("elo0", "elo1", "alpha", "beta");
      if (!keys.containsAll(test.settings().keySet())) {
        throw new UserError("--sprt: " + form);
      }
      for (int i = 0; i < values.length; i++) {
        values[i] =
            Double.parseDouble(test.setting(keys.get(i)).orElse(i < 2 ? "missing" : "0.05"));
      }
      return new Sprt(values[0], values[1], values[2], values[3]);
    } catch (NotationException | IllegalArgumentException e) {
      throw new UserError("--sprt: " + form);
    }
  }
}
