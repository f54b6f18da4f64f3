package yomikiri.engine.cli.bench;

import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Tuner;

/** {@code yomikiri bench fit}: tunes the numbers of a game's evaluation anew. */
@Command(
    name = "fit",
    description = {
      "Fit the numbers that a game loads to games of its players against themselves.",
      "Reports how far off they are on positions they were not fitted to."
    })
public final class BenchFitCommand implements Runnable {
  private final Console console;

  @Option(
      names = "--of",
      required = true,
      paramLabel = "NAME",
      description = "Which numbers: weights-8 for Othello's eval=fitted, cuts-8 for its search.")
  private String what = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "4000",
      description = "How many games are played in each round (default ${DEFAULT-VALUE}).")
  private int games;

  @Mixin private final ChanceOption chance = new ChanceOption();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The file to write, replacing its contents.")
  private String out = "";

  public BenchFitCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    ResourceCache resources = new ResourceCache(BenchFitCommand.class::getResourceAsStream);
    SequencedMap<String, Supplier<Tuner>> fits = Catalog.fits(resources);
    Supplier<Tuner> fit = fits.get(what);
    if (fit == null) {
      String known = String.join(", ", fits.keySet());
      throw new UserError("--of: expected one of " + known + ", found " + FoundToken.quoted(what));
    }
    if (games < Tuner.FEWEST_GAMES) {
      throw new UserError("--games: expected " + Tuner.FEWEST_GAMES + " or more, found " + games);
    }
    try (TextFile file = TextFile.begin(out, console)) {
      file.print(fit.get().run(games, chance.seed(), new Printer(console.ticker())));
      file.finish();
    }
  }

  private final class Printer implements Tuner.Witness {
    private final ReportInterval interval;

    Printer(Ticker ticker) {
      interval = new ReportInterval(ticker);
    }

    @Override
    public void line(String text) {
      console.line(text);
    }

    @Override
    public void done(double share) {
      if (interval.isDue()) {
        double left = interval.seconds() * (1 - share) / share;
        console.note(
            String.format(
                Locale.ROOT, "%.0f%%, %s left", 100 * share, ReportInterval.duration(left)));
      }
    }
  }
}
