package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.Reason;

/**
 * Which reason holds of a mistake.
 *
 * @param reason the one that does
 * @param choices the ids of reasons to choose from, the true one among them; none where there are
 *     no others that are sure not to hold
 */
public record ReasonQuestion(Reason reason, List<String> choices) {
  private static final String ALLOWS_WIN = "general.allows-win-at-once";
  private static final String MISSES_WIN = "general.misses-win-at-once";

  public ReasonQuestion {
    choices = List.copyOf(choices);
  }

  /** The question about a mistake; empty where no reason is found. Takes some milliseconds. */
  public static <P extends Position> Optional<ReasonQuestion> of(
      GameKit<P> kit, Mistake<P> mistake) {
    return new Explainer<>(kit)
        .explain(mistake).stream()
            .findFirst()
            .map(reason -> new ReasonQuestion(reason, choices(mistake, reason.id())));
  }

  private static <P extends Position> List<String> choices(Mistake<P> mistake, String id) {
    List<String> choices = new ArrayList<>();
    if (mistake.before() instanceof DuelPosition) {
      if (!winsAtOnce(after(mistake, mistake.played().getFirst()), mistake)) {
        choices.add(ALLOWS_WIN);
      }
      P better = after(mistake, mistake.better());
      if (!better.isOver() || better.reward(mistake.seat()) < 1) {
        choices.add(MISSES_WIN);
      }
    }
    if (choices.isEmpty() || choices.contains(id)) {
      return List.of();
    }
    choices.add(id);
    Collections.rotate(choices, Math.floorMod(mistake.before().key(), choices.size()));
    return choices;
  }

  private static <P extends Position> P after(Mistake<P> mistake, int move) {
    P after = mistake.game().copyOf(mistake.before());
    if (after instanceof DuelPosition duel) {
      duel.play(move);
    }
    return after;
  }

  /** Whether the opponent has a reply that wins at once, or has won already. */
  private static <P extends Position> boolean winsAtOnce(P position, Mistake<P> mistake) {
    Game<P> game = mistake.game();
    if (position.isOver()) {
      return position.reward(mistake.seat()) == 0;
    }
    Moves legal = new Moves();
    if (position instanceof DuelPosition turn) {
      turn.legalMoves(legal);
    }
    P next = game.copyOf(position);
    for (int move : legal.toArray()) {
      game.copy(position, next);
      if (next instanceof DuelPosition duel) {
        duel.play(move);
      }
      if (next.isOver() && next.reward(mistake.seat()) == 0) {
        return true;
      }
    }
    return false;
  }
}
