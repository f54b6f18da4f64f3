package yomikiri.engine.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.exam.Exam;
import yomikiri.engine.exam.ExamPage;
import yomikiri.engine.exam.ExamReport;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.outside.EngineProbe;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri exam}: examines a player, ours or another program. */
@Command(
    name = "exam",
    description = {
      "Examine a player: whether it keeps to the rules and to its time, what its moves lose against"
          + " exact values, how strong it is, and which known faults of searches it shows.",
      "The exit status is 1 if it shows a fault. Ctrl-C ends with what was found so far."
    })
final class ExamCommand implements Callable<Integer> {
  private final Console console;
  private final Catalog catalog;
  private final Engines engines;

  @Option(
      names = "--player",
      required = true,
      paramLabel = "WHO",
      description = "A level, a player such as alphabeta:depth=3, or engine:name=NAME.")
  private String player = "";

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = "A game; given once for each (default: every game that it plays).")
  private @Nullable List<String> games;

  @Option(
      names = "--time",
      paramLabel = "T",
      defaultValue = "60s",
      description = "About how long each game may take (default ${DEFAULT-VALUE}).")
  private String time = "";

  @Mixin private final ChanceOption chance = new ChanceOption();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write the report as a page, if the name ends with .html, or for programs, if it ends"
              + " with .json; may be given for each.")
  private @Nullable List<String> outputs;

  ExamCommand(Console console, Catalog catalog, Engines engines) {
    this.console = console;
    this.catalog = catalog;
    this.engines = engines;
  }

  @Override
  public Integer call() {
    UserError.check("--time", Parameter.TIME, time);
    List<GameKit<?>> kits = kits();
    List<TextFile> files = files();
    List<ExamReport> reports = new ArrayList<>();
    boolean isStopped = false;
    for (int i = 0; i < kits.size() && !isStopped; i++) {
      ExamReport report = examine(kits.get(i));
      isStopped = !report.isWhole();
      reports.add(report);
      console.print((i == 0 ? "" : "\n") + ExamPage.text(report));
    }
    for (int i = 0; i < files.size(); i++) {
      try (TextFile file = files.get(i)) {
        file.print(isPage(names().get(i)) ? ExamPage.html(reports) : ExamPage.json(reports));
        file.finish();
      }
    }
    boolean isSound = reports.stream().allMatch(report -> report.faults().isEmpty());
    return isStopped ? Interrupts.STATUS : isSound ? 0 : 1;
  }

  private List<String> names() {
    return outputs == null ? List.of() : outputs;
  }

  private static boolean isPage(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".html");
  }

  /** Those that are to be written, begun before anything is examined. */
  private List<TextFile> files() {
    for (String name : names()) {
      if (!isPage(name) && !name.toLowerCase(Locale.ROOT).endsWith(".json")) {
        throw new UserError(
            "--output: expected a name that ends with .html or .json, found "
                + FoundToken.quoted(name));
      }
    }
    return names().stream().map(name -> TextFile.begin(name, console)).toList();
  }

  private List<GameKit<?>> kits() {
    if (games != null) {
      List<GameKit<?>> named = new ArrayList<>();
      for (String game : games) {
        GameKit<?> kit = GameOption.find(catalog, game);
        PlayerSpec _ = WhoPlays.spec(kit, "--player", player);
        named.add(kit);
      }
      return named;
    }
    List<GameKit<?>> all = catalog.kits().stream().filter(this::plays).toList();
    if (all.isEmpty()) {
      PlayerSpec _ = WhoPlays.spec(catalog.kits().getFirst(), "--player", player);
    }
    return all;
  }

  private boolean plays(GameKit<?> kit) {
    try {
      PlayerSpec _ = kit.parseSpec(player);
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private <P extends Position> ExamReport examine(GameKit<P> kit) {
    PlayerSpec spec = WhoPlays.spec(kit, "--player", player);
    ReportInterval interval = new ReportInterval(console.ticker());
    long nanos = (long) (Parameter.TIME.valueOf(time).orElseThrow() * 1e6);
    Exam<P> exam =
        new Exam<>(
            kit,
            Contestant.of(kit, spec),
            probe(kit, spec),
            new Exam.Terms(chance.seed(), nanos),
            console.ticker());
    AtomicReference<@Nullable ExamReport> report = new AtomicReference<>();
    console.during(
        () ->
            report.set(
                exam.run(
                    (section, done) -> {
                      if (interval.isDue()) {
                        console.note(
                            String.format(
                                Locale.ROOT,
                                "%s: %s, %.0f%%",
                                kit.game().id(),
                                section,
                                100 * done));
                      }
                    })),
        exam::stop);
    ExamReport made = report.get();
    if (made == null) {
      throw new IllegalStateException("an examination without a report");
    }
    return made;
  }

  /** What looks at an engine as a program. */
  private <P extends Position> Optional<EngineProbe<P>> probe(GameKit<P> kit, PlayerSpec spec) {
    try {
      Optional<String> name = Engines.name(spec);
      return name.isEmpty()
          ? Optional.empty()
          : engines
              .list()
              .find(name.get())
              .map(entry -> new EngineProbe<>(engines, kit.game(), entry, console.ticker()));
    } catch (NotationException e) {
      throw new UserError(e.sentence(engines.list().file().toString()));
    } catch (IOException e) {
      throw UserError.unreadable(engines.list().file().toString(), e);
    }
  }
}
