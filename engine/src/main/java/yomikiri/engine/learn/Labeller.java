package yomikiri.engine.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.learn.LabelledGame.Label;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Plays the games of a plan and asks the judge; a game depends on nothing but its number. */
final class Labeller<P extends DuelPosition> {
  private final LabelPlan plan;
  private final Game<P> game;
  private final double fullMargin;
  private final Player<P> player;
  private final Player<P> judge;
  private final Moves legal = new Moves();

  Labeller(LabelPlan plan, GameKit<P> kit) {
    this.plan = plan;
    this.game = kit.game();
    this.fullMargin = kit.tuples().orElseThrow().fullMargin();
    this.player = kit.build(plan.player(), plan.seed());
    this.judge = kit.build(plan.judge(), plan.seed());
  }

  /**
   * Plays a game.
   *
   * @throws TrainingException if the judge says nothing, or something that is not a worth
   */
  LabelledGame play(int number) throws TrainingException {
    SplitMix64 random = new SplitMix64(Hashing.mixed(plan.seed()) + number);
    int offset = random.below(plan.stride());
    P position = LabelFile.start(game, plan.seed(), number);
    player.begin(position, Hashing.mixed(plan.seed() + 1) + number);
    judge.begin(position, Hashing.mixed(plan.seed() + 2) + number);
    List<Integer> moves = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    int asked = 0;
    while (!position.isOver()) {
      int ply = moves.size();
      if (ply % plan.stride() == offset) {
        asked++;
        OptionalDouble worth = worth(position);
        if (worth.isPresent()) {
          labels.add(new Label(ply, worth.getAsDouble()));
        }
      }
      int move = isRandom(ply, random) ? random(position, random) : chosen(plan.player(), position);
      position.play(move);
      moves.add(move);
    }
    if (asked > 0 && labels.isEmpty()) {
      throw notAJudge();
    }
    return new LabelledGame(number, moves, labels);
  }

  private boolean isRandom(int ply, SplitMix64 random) {
    return ply < plan.opening() || plan.random() > 0 && random.below(plan.random()) == 0;
  }

  private int random(P position, SplitMix64 random) {
    position.legalMoves(legal);
    return legal.get(random.below(legal.size()));
  }

  private int chosen(PlayerSpec spec, P position) {
    return player.choose(game.copyOf(position), position.turn(), SearchContext.silent(clock(spec)));
  }

  /** What the judge says at its last depths; nothing if its budget was spent before. */
  private OptionalDouble worth(P position) throws TrainingException {
    List<SearchReport> reports = new ArrayList<>();
    SearchContext context =
        new SearchContext(
            clock(plan.judge()),
            false,
            report -> {
              reports.removeIf(before -> before.depth() == report.depth());
              reports.add(report);
            });
    int move = judge.choose(game.copyOf(position), position.turn(), context);
    Optional<Verdict> verdict =
        reports.isEmpty() ? Optional.empty() : reports.getLast().verdictOf(move);
    if (verdict.isEmpty()) {
      return OptionalDouble.empty();
    }
    double sum = worth(verdict.get());
    int depths = verdict.get().proven() ? 1 : Math.min(plan.depths(), reports.size());
    for (SearchReport before : reports.subList(reports.size() - depths, reports.size() - 1)) {
      sum += worth(before.moves().getFirst().verdict());
    }
    return OptionalDouble.of(rounded(sum / depths));
  }

  private static TimeKeeper clock(PlayerSpec spec) {
    return TimeKeeper.start(spec.budget(), () -> 0);
  }

  private double worth(Verdict verdict) throws TrainingException {
    return switch (verdict) {
      case Verdict.Points points when fullMargin > 0 ->
          Math.clamp(points.value() / fullMargin, -1, 1);
      case Verdict.Points points when points.proven() -> Integer.signum(points.value());
      case Verdict.WinRate rate when fullMargin == 0 -> 2 * rate.p() - 1;
      case Verdict.Learnt learnt -> 2 * learnt.value() - 1;
      case Verdict.Points bound -> throw notAJudge();
      case Verdict.WinRate rate -> throw notAJudge();
      case Verdict.Estimate estimate -> throw notAJudge();
    };
  }

  private TrainingException notAJudge() {
    return new TrainingException("label.judge", plan.judge().toString(), plan.game());
  }

  /** As it is written. */
  private static double rounded(double worth) {
    return Double.parseDouble(String.format(Locale.ROOT, "%.4f", worth));
  }
}
