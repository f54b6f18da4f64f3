package yomikiri.engine.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.LearntModel;
import yomikiri.engine.learn.RegressionFiles;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.learn.train.TrainingProgress;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri train}: trains a learner by games against itself, in a folder. */
@Command(
    name = "train",
    description = {
      "Let a learner play against itself from one position, and keep what it learns in a folder.",
      "The same command resumes where it stopped; the same training gives the same files.",
      "Ctrl-C saves what is learnt and ends. The player that uses it is"
          + " learnt:file=DIR/latest.learnt."
    })
public final class TrainCommand implements Callable<Integer> {
  private final Console console;
  private final Catalog catalog;

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = "The game, as listed by \"yomikiri games\".")
  private @Nullable String game;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "Where every game begins (default: the start of the game).")
  private @Nullable String position;

  @Option(
      names = "--learner",
      paramLabel = "WHO",
      description =
          "The learner, such as td:episodes=100000 or qlearning:alpha=0.1 (default: qlearning, or"
              + " td in games without it).")
  private @Nullable String learner;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Decides everything random (default 1).")
  private @Nullable Long seed;

  @Option(
      names = "--labelled",
      paramLabel = "FILE",
      description = "The games that the learner regression learns from; see yomikiri label.")
  private @Nullable String labelled;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "The learnt file whose weights the learner regression starts from.")
  private @Nullable String from;

  @Option(
      names = "--every",
      paramLabel = "N",
      description = "Episodes from one checkpoint to the next (default: a twentieth of all).")
  private @Nullable Long every;

  @Option(
      names = "--opponent",
      paramLabel = "WHO",
      description =
          "The learner's opponent at each checkpoint: a player with some randomness and without a"
              + " time limit, such as mcts:playouts=100 (default random).")
  private @Nullable String opponent;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many games the learner and its opponent play at each checkpoint, taking turns in"
              + " the seats (default 200).")
  private @Nullable Integer games;

  @Option(names = "--out", paramLabel = "DIR", description = "The training's folder.")
  private @Nullable String out;

  @Option(
      names = "--resume",
      paramLabel = "DIR",
      description = "Resume the training in this folder.")
  private @Nullable String resume;

  @Option(
      names = "--describe",
      paramLabel = "FILE",
      description = "Print what a learnt file holds.")
  private @Nullable String describe;

  public TrainCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    boolean defines =
        Stream.of(game, position, learner, seed, labelled, from, every, opponent, games, out)
            .anyMatch(Objects::nonNull);
    int wishes = (defines ? 1 : 0) + (resume != null ? 1 : 0) + (describe != null ? 1 : 0);
    if (wishes != 1 || defines && (game == null || out == null)) {
      throw new UserError(
          "expected either --game and --out, or --resume alone, or --describe alone"
              + "; see yomikiri train --help");
    }
    try {
      return describe != null ? describe(describe) : train();
    } catch (TrainingException e) {
      throw new UserError(e.sentence());
    }
  }

  private int describe(String file) throws TrainingException {
    LearntModel<?> model = LearntModel.read(console.file(file), catalog::kit);
    StringBuilder text = new StringBuilder();
    model
        .plan()
        .settings()
        .forEach((name, value) -> text.append(name).append(' ').append(value).append('\n'));
    text.append("done ").append(model.episodes()).append(" episodes\n");
    boolean isNetwork = model.weights() > 0;
    text.append(isNetwork ? "weights " + model.weights() : "states " + model.states());
    text.append('\n');
    int full = model.fullMargin();
    model.curve().forEach(point -> text.append(line(point, full)).append('\n'));
    console.print(text.toString());
    return 0;
  }

  private int train() throws TrainingException {
    String name = resume != null ? resume : String.valueOf(out);
    Path folder = console.file(name);
    try (Training<?> training =
        resume != null ? Training.reopen(folder, catalog::kit, console.ticker()) : opened(folder)) {
      return run(training, name);
    }
  }

  private Training<?> opened(Path folder) throws TrainingException {
    RegressionFiles files =
        labelled == null
            ? RegressionFiles.NONE
            : RegressionFiles.of(
                console.file(labelled), Optional.ofNullable(from).map(console::file));
    TrainingPlan plan = plan(GameOption.find(catalog, String.valueOf(game)), files);
    return Training.open(folder, plan, files, catalog::kit, console.ticker());
  }

  private <P extends Position> TrainingPlan plan(GameKit<P> kit, RegressionFiles files) {
    PlayerSpec who;
    try {
      who = LearnerType.parse(kit, learner == null ? usualLearner(kit) : learner);
    } catch (NotationException e) {
      throw UserError.inOption("--learner", e);
    }
    try {
      P start =
          position == null
              ? kit.game().newPosition(seed == null ? 1 : seed)
              : kit.game().notation().parsePosition(position);
      if (start.isOver()) {
        throw new UserError("--position: the game is over there");
      }
      return measured(kit, TrainingPlan.of(kit, start, with(files, who), seed == null ? 1 : seed));
    } catch (NotationException e) {
      throw UserError.inOption("--position", e);
    }
  }

  /** The learner with what it learns from besides its own games. */
  private PlayerSpec with(RegressionFiles files, PlayerSpec who) {
    if (RegressionFiles.areFor(who) != (labelled != null) || labelled == null && from != null) {
      throw new UserError(
          "expected --labelled with the learner regression, and with no other; see yomikiri train"
              + " --help");
    }
    return files.namedBy(who);
  }

  private static String usualLearner(GameKit<?> kit) {
    return LearnerType.of(kit).stream().findFirst().map(LearnerType::name).orElse("");
  }

  /** A plan with checkpoints as the options want them. */
  private TrainingPlan measured(GameKit<?> kit, TrainingPlan usual) {
    TrainingPlan plan =
        usual
            .withEvery(every == null ? usual.every() : every)
            .against(
                opponent == null ? usual.opponent() : WhoPlays.spec(kit, "--opponent", opponent),
                games == null ? usual.games() : games);
    try {
      return TrainingPlan.parse(plan.text(), catalog::kit);
    } catch (NotationException e) {
      String setting = List.copyOf(plan.settings().keySet()).get(e.line() - 1);
      throw new UserError("--" + setting + ": " + e.getMessage());
    }
  }

  private int run(Training<?> training, String name) throws TrainingException {
    Outcome outcome = new Outcome();
    console.during(
        () ->
            ReportInterval.reporting(
                console,
                () -> line(training.progress()),
                () -> {
                  try {
                    outcome.isDone = training.run();
                  } catch (TrainingException e) {
                    outcome.fault = Optional.of(e);
                  }
                }),
        training::stop,
        "saving what is learnt");
    if (outcome.fault.isPresent()) {
      throw outcome.fault.get();
    }
    TrainingProgress now = training.progress();
    if (!outcome.isDone) {
      console.note(
          "%s of %s episodes are learnt; to resume: yomikiri train --resume %s"
              .formatted(now.done(), now.planned(), name));
      return Interrupts.STATUS;
    }
    StringBuilder text = new StringBuilder();
    now.curve().forEach(point -> text.append(line(point, now.fullMargin())).append('\n'));
    console.print(text.toString());
    return 0;
  }

  /** How learning ended. */
  private static final class Outcome {
    private boolean isDone;
    private Optional<TrainingException> fault = Optional.empty();
  }

  /** Such as {@code 64000 of 1000000 episodes, 58000/s, 52 MB, 16 s left}. */
  private static String line(TrainingProgress now) {
    String left =
        now.secondsLeft().isEmpty()
            ? ""
            : ", " + ReportInterval.duration(now.secondsLeft().getAsDouble()) + " left";
    return String.format(
        Locale.ROOT,
        "%d of %d episodes, %.0f/s, %.0f MB%s",
        now.done(),
        now.planned(),
        now.episodesPerSecond(),
        now.bytes() / 1e6,
        left);
  }

  /**
   * Such as {@code 50000 episodes: start 0.990, share 0.985 (0.957-0.995), 2079 states}; without
   * states where nothing is kept of them. A start learnt by margins is written like {@code start
   * margin +2.6}.
   */
  private static String line(CurvePoint point, int fullMargin) {
    EloEstimate share = point.share();
    return String.format(
        Locale.ROOT,
        "%d episodes: start %s, share %.3f (%.3f-%.3f)%s",
        point.episodes(),
        fullMargin == 0
            ? String.format(Locale.ROOT, "%.3f", point.value())
            : "margin " + point.start(fullMargin).marginText(),
        share.rate(),
        share.interval().low(),
        share.interval().high(),
        point.states() == 0 ? "" : ", " + point.states() + " states");
  }
}
