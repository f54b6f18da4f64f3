package yomikiri.engine.teach;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.ExactEvaluator;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** What the general reasons claim of a game for two, found out by its solver. */
public final class DuelMistakes<P extends DuelPosition> {
  private final GameKit<P> kit;
  private final ExactEvaluator<P> exact;

  private DuelMistakes(GameKit<P> kit) {
    this.kit = kit;
    this.exact = ExactEvaluator.of(kit).orElseThrow();
  }

  /** Mistakes with the checks of the general reasons. */
  public static <P extends DuelPosition> Mistakes<P> of(GameKit<P> kit) {
    DuelMistakes<P> claims = new DuelMistakes<>(kit);
    return new Mistakes<>(kit)
        .check("general.allows-win-at-once", claims::allowsShort)
        .check("general.allows-win-in", claims::allowsShort)
        .check("general.allows-win", claims::allows)
        .check("general.misses-win-at-once", claims::missesShort)
        .check("general.misses-win-in", claims::missesShort)
        .check("general.misses-win", claims::misses)
        .check("general.only-win", (contrast, reason) -> claims.isOnly(contrast, 1))
        .check("general.only-draw", (contrast, reason) -> claims.isOnly(contrast, 0))
        .check("general.last-tempo", claims::lastTempo)
        .check("general.free-choice", claims::freeChoice);
  }

  /** 1 where {@code seat} wins, 0 where nobody does, -1 where it loses. */
  private int result(P position, int seat) {
    OptionalInt margin =
        exact.margin(
            kit.game().copyOf(position), TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM));
    int sign = Integer.signum(margin.orElseThrow());
    return seat == 0 ? sign : -sign;
  }

  private boolean allows(Contrast<P> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return result(contrast.played().after(), seat) < 0
        && result(contrast.better().after(), seat) >= 0;
  }

  private boolean allowsShort(Contrast<P> contrast, Reason reason) {
    int replies = reason.line().size() - 1;
    return allows(contrast, reason)
        && reason.realAt() == reason.line().size()
        && reason.figures().stream().allMatch(Integer.toString(replies)::equals)
        && end(contrast, reason).reward(contrast.mistake().seat()) == 0;
  }

  private boolean misses(Contrast<P> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return result(contrast.better().after(), seat) > 0
        && result(contrast.played().after(), seat) <= 0;
  }

  private boolean missesShort(Contrast<P> contrast, Reason reason) {
    String plies = Integer.toString(reason.line().size());
    return misses(contrast, reason)
        && reason.figures().stream().allMatch(plies::equals)
        && end(contrast, reason).reward(contrast.mistake().seat()) == 1;
  }

  private P end(Contrast<P> contrast, Reason reason) {
    P position = kit.game().copyOf(contrast.mistake().before());
    for (Step step : reason.line()) {
      step.advance(kit.game(), position);
    }
    return position;
  }

  private boolean isOnly(Contrast<P> contrast, int result) {
    int seat = contrast.mistake().seat();
    Moves legal = new Moves();
    contrast.mistake().before().legalMoves(legal);
    return IntStream.of(legal.toArray())
        .allMatch(
            move -> {
              P after = kit.game().copyOf(contrast.mistake().before());
              after.play(move);
              int found = result(after, seat);
              return move == contrast.mistake().better() ? found == result : found < result;
            });
  }

  private boolean lastTempo(Contrast<P> contrast, Reason reason) {
    return isLast(contrast.played(), 1 - contrast.mistake().seat())
        && isLast(contrast.better(), contrast.mistake().seat())
        && end(contrast, reason).isOver();
  }

  private static boolean isLast(Continuation<?> line, int seat) {
    return line.line().getLast() instanceof Step.Single last && last.seat() == seat;
  }

  private boolean freeChoice(Contrast<P> contrast, Reason reason) {
    Moves played = new Moves();
    contrast.played().after().legalMoves(played);
    Moves better = new Moves();
    contrast.better().after().legalMoves(better);
    return reason.figures().equals(List.of(Integer.toString(played.size())))
        && played.size() > 2
        && better.size() == 1;
  }
}
