package yomikiri.engine.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.ShardOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.learn.LabelFile;
import yomikiri.engine.learn.LabelPlan;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri label}: games and what a judge says of their positions, to learn from. */
@Command(
    name = "label",
    description = {
      "Play games, and have a judge value some of their positions, for the learner"
          + " \"regression\" (yomikiri train --labelled FILE).",
      "The same command resumes where it stopped and always gives the same file. Parts made on"
          + " several machines are joined by yomikiri merge."
    })
public final class LabelCommand implements Callable<Integer> {
  private final Console console;
  private final Catalog catalog;

  @Mixin private final GameOption game;

  @Option(
      names = "--player",
      required = true,
      paramLabel = "WHO",
      description = "Who plays the games, in both seats, such as learnt:file=DIR/latest.learnt.")
  private String player = "";

  @Option(
      names = "--judge",
      required = true,
      paramLabel = "WHO",
      description = "Who values the positions, such as expert:depth=4,nodes=30000.")
  private String judge = "";

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      description = "How many games, in all parts together.")
  private int games;

  @Option(
      names = "--opening",
      paramLabel = "N",
      defaultValue = "8",
      description = "Random plies at the start of each game (default ${DEFAULT-VALUE}).")
  private long opening;

  @Option(
      names = "--random",
      paramLabel = "N",
      defaultValue = "10",
      description =
          "After the opening, one move in N is random; 0 for none (default ${DEFAULT-VALUE}).")
  private long random;

  @Option(
      names = "--stride",
      paramLabel = "N",
      defaultValue = "4",
      description = "Plies from one labelled position to the next (default ${DEFAULT-VALUE}).")
  private int stride;

  @Option(
      names = "--depths",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Label with the mean of what the judge says at its last N depths (default"
              + " ${DEFAULT-VALUE}); what is proven stands alone.")
  private long depths;

  @Mixin private final ChanceOption chance = new ChanceOption();

  @Mixin private final ShardOption shard = new ShardOption();

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
  private String out = "";

  public LabelCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
    this.game = new GameOption(catalog);
  }

  @Override
  public Integer call() {
    GameKit<?> kit = game.kit();
    if (kit.tuples().isEmpty()) {
      throw new UserError(
          "--game: there is no learner for " + kit.game().id() + " from labelled games");
    }
    LabelPlan plan =
        new LabelPlan(
            kit.game().id(),
            player("--player", player, kit),
            player("--judge", judge, kit),
            count("--opening", opening, 0),
            count("--random", random, 0),
            stride,
            count("--depths", depths, 1),
            games,
            chance.seed(),
            shard.shard().orElse(Shard.WHOLE));
    return make(plan);
  }

  private static PlayerSpec player(String option, String text, GameKit<?> kit) {
    PlayerSpec spec = WhoPlays.spec(kit, option, text);
    if (!kit.isRepeatable(spec)) {
      throw new UserError(
          option + ": expected a player without a time limit, found " + FoundToken.quoted(text));
    }
    return spec;
  }

  private static int count(String option, long value, int least) {
    if (value < least || value > 1000) {
      throw new UserError(
          option + ": expected a number from " + least + " to 1000, found " + value);
    }
    return (int) value;
  }

  private int make(LabelPlan plan) {
    Making making = new Making(plan);
    console.during(making, () -> making.isStopped.set(true), "ending after this game");
    if (making.fault.isPresent()) {
      throw new UserError(making.fault.get().sentence());
    }
    String held = making.held + " of " + plan.size() + " games are labelled";
    if (making.held < plan.size()) {
      console.note(held + "; the same command resumes");
      return Interrupts.STATUS;
    }
    console.line(held);
    return 0;
  }

  /** Makes the file. */
  private final class Making implements Runnable {
    private final LabelPlan plan;
    private final AtomicBoolean isStopped = new AtomicBoolean();
    private final ReportInterval interval = new ReportInterval(console.ticker());
    private int held;
    private int before = -1; // what the file held at first
    private Optional<TrainingException> fault = Optional.empty();

    Making(LabelPlan plan) {
      this.plan = plan;
    }

    @Override
    public void run() {
      try {
        held =
            new LabelFile(console.file(out), catalog::kit, console.disk())
                .make(plan, this::print, isStopped::get);
      } catch (TrainingException e) {
        fault = Optional.of(e);
      }
    }

    private void print(int now) {
      before = before < 0 ? now - 1 : before;
      if (interval.isDue()) {
        double left = interval.seconds() * (plan.size() - now) / (now - before);
        console.note(
            String.format(
                Locale.ROOT,
                "%d of %d games, %s left",
                now,
                plan.size(),
                ReportInterval.duration(left)));
      }
    }
  }
}
