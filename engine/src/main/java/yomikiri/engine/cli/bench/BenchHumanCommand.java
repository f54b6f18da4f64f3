package yomikiri.engine.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** {@code yomikiri bench human}: measures how like people players move in games of people. */
@Command(
    name = "human",
    description = {
      "Compare players with people: how much their moves lose, and how often they move alike.",
      "The same command resumes where valuing the moves was stopped."
    })
public final class BenchHumanCommand implements Callable<Integer> {
  private static final List<String> THIRDS = List.of("weak", "middle", "strong");

  private final Console console;
  private final Catalog catalog;

  @Mixin private final GameOption game;

  @Option(names = "--games", required = true, paramLabel = "FILE", description = "Their games.")
  private String games = "";

  @Option(
      names = "--third",
      paramLabel = "WHICH",
      defaultValue = "middle",
      description = "Whose moves, by results: weak, middle or strong (default ${DEFAULT-VALUE}).")
  private String third = "";

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "3000",
      description = "How many of their moves (default ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--from",
      paramLabel = "PLY",
      defaultValue = "9",
      description = "The first ply they are taken from (default ${DEFAULT-VALUE}).")
  private int from;

  @Option(
      names = "--to",
      paramLabel = "PLY",
      defaultValue = "52",
      description = "The last ply they are taken from (default ${DEFAULT-VALUE}).")
  private int to;

  @Option(
      names = "--reference",
      paramLabel = "WHO",
      defaultValue = "expert:nodes=1000000",
      description = "Who values all moves, in points (default ${DEFAULT-VALUE}).")
  private String reference = "";

  @Option(
      names = "--values",
      required = true,
      paramLabel = "FILE",
      description = "Where these values are kept: one line a move.")
  private String values = "";

  @Option(names = "--player", paramLabel = "WHO", description = "Whom to compare; may be repeated.")
  private List<String> players = List.of();

  @Option(
      names = "--samples",
      paramLabel = "N",
      defaultValue = "20",
      description =
          "How often each player is asked in a position; of one that knows the chances of its"
              + " moves the mean of these is taken (default ${DEFAULT-VALUE}).")
  private int samples;

  @Mixin private final ChanceOption chance = new ChanceOption();

  public BenchHumanCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    if (!THIRDS.contains(third)) {
      throw new UserError("--third: expected one of " + String.join(", ", THIRDS));
    }
    return measure(game.kit());
  }

  private <P extends Position> int measure(GameKit<P> kit) {
    List<PlayerSpec> specs =
        players.stream().map(one -> WhoPlays.spec(kit, "--player", one)).toList();
    List<PeoplesMove> wanted =
        PeoplesGames.read(console.noFolder(games), kit, catalog)
            .moves(THIRDS.indexOf(third), from, to, count, chance.seed());
    List<PeoplesMove> moves = new ArrayList<>(valued(kit, wanted));
    moves.sort(Comparator.comparingInt(PeoplesMove::game).thenComparingInt(PeoplesMove::ply));
    console.line(WholeNumber.counted(moves.size(), "move"));
    if (!moves.isEmpty()) {
      console.line(
          String.format(
              Locale.ROOT,
              "people: loss %.3f, classes %s",
              HumanLikeness.ofPeople(moves).meanLoss(),
              HumanLikeness.ofPeople(moves).shares()));
      for (PlayerSpec spec : specs) {
        console.line(spec.toString());
        new HumanLikeness(moves, chances(kit, spec, moves))
            .report()
            .forEach(line -> console.line("  " + line));
      }
    }
    return 0;
  }

  /** The moves with the values of the file, which is gone on with where it lacks some. */
  private <P extends Position> List<PeoplesMove> valued(GameKit<P> kit, List<PeoplesMove> wanted) {
    PlayerSpec spec = WhoPlays.spec(kit, "--reference", reference);
    ReportInterval interval = new ReportInterval(console.ticker());
    Path file = console.file(values);
    List<PeoplesMove> valued = new ArrayList<>();
    try {
      Map<String, PeoplesMove> known = new HashMap<>();
      if (Files.exists(file)) {
        Files.readAllLines(file).stream()
            .flatMap(line -> PeoplesMove.parse(line).stream())
            .forEach(move -> known.put(move.id(), move));
      }
      for (PeoplesMove move : wanted) {
        PeoplesMove old = known.get(move.id());
        if (old == null) {
          old = valued(kit, spec, move);
          Files.writeString(
              file, old.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
          if (interval.isDue()) {
            console.note(valued.size() + " of " + wanted.size() + " moves are valued");
          }
        }
        valued.add(old);
      }
    } catch (IOException e) {
      throw UserError.unreadable(values, e);
    }
    return valued;
  }

  private <P extends Position> PeoplesMove valued(
      GameKit<P> kit, PlayerSpec spec, PeoplesMove move) {
    P position = position(kit, move);
    SearchResult found =
        SearchResult.of(
            kit.build(spec, 1),
            kit.game(),
            position,
            SearchResult.seat(position),
            spec.budget(),
            true,
            console.ticker());
    TreeMap<Integer, Integer> all = new TreeMap<>();
    for (RankedMove ranked : found.report().orElseThrow().moves()) {
      if (!(ranked.verdict() instanceof Verdict.Points points)) {
        throw new UserError("--reference: expected a player that values moves in points");
      }
      all.put(ranked.move(), points.value());
    }
    return move.valued(all);
  }

  private <P extends Position> P position(GameKit<P> kit, PeoplesMove move) {
    try {
      return kit.game().notation().parsePosition(move.position());
    } catch (NotationException e) {
      throw new UserError(e.sentence(values));
    }
  }

  private <P extends Position> List<Map<Integer, Double>> chances(
      GameKit<P> kit, PlayerSpec spec, List<PeoplesMove> moves) {
    List<Map<Integer, Double>> all = new ArrayList<>();
    int asked = kit.isDeterministic(spec) ? 1 : samples;
    for (PeoplesMove move : moves) {
      P position = position(kit, move);
      Map<Integer, Double> sums = new HashMap<>();
      for (int sample = 0; sample < asked; sample++) {
        Player<P> player = kit.build(spec, sample);
        chances(kit, player, spec.budget(), position, move.last(), sample)
            .forEach((one, chance) -> sums.merge(one, chance / asked, Double::sum));
      }
      all.add(sums);
    }
    return all;
  }

  /** As the player knows them; of one that does not, all for the move it makes. */
  private <P extends Position> Map<Integer, Double> chances(
      GameKit<P> kit, Player<P> player, Budget budget, P position, int last, long seed) {
    int seat = SearchResult.seat(position);
    SearchContext context = SearchContext.silent(TimeKeeper.start(budget, console.ticker()));
    OptionalInt before = last < 0 ? OptionalInt.empty() : OptionalInt.of(last);
    Optional<double[]> known =
        player.chances(kit.game().copyOf(position), seat, before, context, seed);
    Map<Integer, Double> chances = new HashMap<>();
    if (known.isEmpty()) {
      chances.put(player.choose(kit.game().copyOf(position), seat, context), 1.0);
    } else {
      for (int move = 0; move < known.get().length; move++) {
        if (known.get()[move] > 0) {
          chances.put(move, known.get()[move]);
        }
      }
    }
    return chances;
  }
}
