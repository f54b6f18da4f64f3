package yomikiri.engine.learn;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Reads a {@link TrainingPlan} line by line. */
final class PlanParser {
  private static final long MOST_EVERY = 1_000_000_000_000L;
  private static final int MOST_GAMES = 1_000_000;

  private final PlanLines lines;

  PlanParser(List<String> lines) {
    this.lines = new PlanLines(lines);
  }

  TrainingPlan plan(Function<String, Optional<GameKit<?>>> kits) throws NotationException {
    GameKit<?> kit = lines.game(kits);
    String start = lines.next("start");
    String learner = lines.next("learner");
    PlayerSpec spec = lines.in(() -> LearnerType.parse(kit, learner));
    GameKit<DuelPosition> duel = kit.asDuel().orElseThrow();
    checkStart(duel, start);
    long seed = lines.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    long every = lines.whole("every", 1, MOST_EVERY);
    long first =
        lines.isNext(TrainingPlan.FIRST_SETTING)
            ? lines.whole(TrainingPlan.FIRST_SETTING, 1, MOST_EVERY)
            : 0;
    String other = lines.next("opponent");
    PlayerSpec opponent = lines.in(() -> kit.parseSpec(other));
    if (kit.isDeterministic(opponent) || !kit.isRepeatable(opponent)) {
      throw lines.fault("training.opponent", other);
    }
    int games = (int) lines.whole("games", 2, MOST_GAMES);
    lines.end("games");
    return new TrainingPlan(kit.game().id(), start, spec, seed, every, first, opponent, games);
  }

  /** Where the games begin; in a method of its own to name the type of its positions. */
  private <P extends DuelPosition> void checkStart(GameKit<P> kit, String text)
      throws NotationException {
    P start = lines.in(() -> kit.game().notation().parsePosition(text));
    if (start.isOver()) {
      throw lines.fault("training.over");
    }
  }
}
