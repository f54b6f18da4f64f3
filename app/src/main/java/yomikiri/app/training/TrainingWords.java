package yomikiri.app.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.chart.ChartWords;
import yomikiri.app.chart.LearningCurve;
import yomikiri.app.jobs.JobSnapshot;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.jobs.JobWords;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingViewModel.TrainingDetails;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.TrainingProgress;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.think.GameKit;

/** Describes trainings in words. */
public final class TrainingWords implements JobWords<TrainingDetails> {
  private static final double MEGABYTE = 1 << 20;

  private final Texts texts;
  private final List<GameUi> gameList;
  private final AvailableGames availableGames;
  private final PlayerWords players;

  public TrainingWords(Texts texts, List<GameUi> gameList) {
    this.texts = texts;
    this.gameList = List.copyOf(gameList);
    this.availableGames = AvailableGames.of(gameList);
    this.players = new PlayerWords(texts);
  }

  public String game(GameKit<?> kit) {
    return GameUi.of(kit, gameList).name(texts);
  }

  /** The name given to a training, or else its game. */
  @Override
  public String title(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot.entry().name().isEmpty() ? proposed(snapshot) : snapshot.entry().name();
  }

  /** What a training is called by itself. */
  public String proposed(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot
        .details()
        .map(TrainingDetails::plan)
        .flatMap(plan -> availableGames.kit(plan.game()))
        .map(this::game)
        .or(() -> players.game(snapshot.entry().id()))
        .orElse(snapshot.entry().id());
  }

  public String learner(String name) {
    return texts.get("learner." + name);
  }

  /** How a training learns, such as {@code Q-learning, 20,000 games}. */
  public String plan(TrainingPlan plan) {
    return texts.get("training.plan", learner(plan.learner().name()), plan.episodes());
  }

  @Override
  public String gist(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot.details().map(TrainingDetails::plan).map(this::plan).orElse("");
  }

  /** All that was set, in words. */
  public String settings(TrainingPlan plan) {
    return texts.get(
        "training.settings",
        players.settings(plan.learner(), plan.learner().settings().keySet()),
        Long.toString(plan.seed()),
        plan.start());
  }

  /** A title with how {@code plan} differs from others in {@code all}, if it does. */
  String distinguished(String title, TrainingPlan plan, List<TrainingPlan> all) {
    List<String> parts = new ArrayList<>();
    if (differs(all, other -> other.learner().name())) {
      parts.add(learner(plan.learner().name()));
    }
    List<String> settings =
        plan.learner().settings().keySet().stream()
            .filter(name -> differs(all, other -> other.learner().settings().get(name)))
            .toList();
    if (!settings.isEmpty()) {
      parts.add(players.settings(plan.learner(), settings));
    }
    if (differs(all, TrainingPlan::seed)) {
      parts.add(texts.get("training.compare.seed", Long.toString(plan.seed())));
    }
    if (differs(all, TrainingPlan::start)) {
      parts.add(texts.get("training.compare.start", plan.start()));
    }
    return parts.isEmpty() ? title : title + " \u00b7 " + texts.listed(parts);
  }

  /** The {@code number}th of those that nothing else tells apart. */
  String numbered(String title, int number) {
    return texts.get("joined.brackets", title, number);
  }

  private static boolean differs(
      List<TrainingPlan> plans, Function<TrainingPlan, @Nullable Object> setting) {
    return plans.stream().map(plan -> Optional.ofNullable(setting.apply(plan))).distinct().count()
        > 1;
  }

  @Override
  public String state(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot
        .fault()
        .map(fault -> fault.in(texts))
        .orElseGet(() -> texts.get("training.state." + snapshot.state().key()));
  }

  /** Such as {@code 12,000 / 20,000}. */
  @Override
  public String done(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot
        .details()
        .map(TrainingDetails::progress)
        .map(p -> Figures.count(p.done()) + " / " + Figures.count(p.planned()))
        .orElse("");
  }

  /** Games, speed, time left, table and memory. */
  public String figures(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot
        .details()
        .map(TrainingDetails::progress)
        .map(p -> figures(p, snapshot.state() == JobState.WORKING))
        .orElse("");
  }

  private String figures(TrainingProgress p, boolean isLearning) {
    String memory = Figures.fixed(p.bytes() / MEGABYTE, 1);
    String table =
        p.weights() > 0
            ? texts.get("training.network", Figures.count(p.weights()), memory)
            : texts.get("training.table", p.states(), memory);
    OptionalDouble left = p.secondsLeft();
    return isLearning && left.isPresent()
        ? texts.listed(
            List.of(
                texts.get("training.speed", Math.round(p.episodesPerSecond())),
                texts.get("training.left", texts.time(left.getAsDouble())),
                table))
        : table;
  }

  /** What the last checkpoint found. */
  public String measured(JobSnapshot<TrainingDetails> snapshot) {
    return snapshot
        .details()
        .filter(details -> !details.progress().curve().isEmpty())
        .map(this::measured)
        .orElseGet(() -> texts.get("training.unmeasured"));
  }

  private String measured(TrainingDetails details) {
    CurvePoint last = details.progress().curve().getLast();
    EloEstimate share = last.share();
    return texts.get(
        "training.measured",
        last.episodes(),
        LearningCurve.worth(texts, last, details.progress().fullMargin()),
        players.player(details.plan().opponent()),
        Figures.percent(share.rate()),
        ChartWords.interval(share.interval()));
  }

  /** When a board was learnt, and what it lacks. */
  public String board(LearntBoard board) {
    String after = texts.get("training.after", board.episodes());
    return board.untried() == 0
        ? after
        : texts.listed(List.of(after, texts.get("training.untried", board.untried())));
  }

  /** Moves from the start of a training, such as {@code a1, b2}. */
  public String line(LearntBoard board, List<Integer> moves) {
    return texts.listed(moves.stream().map(board.board()::text).toList());
  }
}
