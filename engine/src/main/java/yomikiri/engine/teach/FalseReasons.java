package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.ReasonQuestion.Choice;
import yomikiri.engine.think.Mistake;

/**
 * Reasons that do not hold of a mistake in a game for two, each shown by a count of replies or by
 * looking at all play for some plies. What cannot be looked at so is none of them.
 */
final class FalseReasons<P extends Position> {
  private static final int PLIES = 3;
  private static final int MOST = 30_000; // positions looked at for one reason

  private final Mistake<P> mistake;
  private final Game<P> game;
  private int left;

  FalseReasons(Mistake<P> mistake) {
    this.mistake = mistake;
    this.game = mistake.game();
  }

  /** Those that do not hold, but for one; the most telling first. */
  List<Choice> besides(String id) {
    List<Choice> all = new ArrayList<>();
    if (mistake.before() instanceof DuelPosition) {
      P played = after(mistake.before(), mistake.played().getFirst());
      P better = after(mistake.before(), mistake.better());
      choosesFreely(played, better).ifPresent(all::add);
      int opponent = 1 - mistake.seat();
      if (isNoWin(played, opponent, 1)) {
        all.add(new Choice("general.allows-win-at-once", List.of()));
      }
      if (isNoWin(better, mistake.seat(), 0)) {
        all.add(new Choice("general.misses-win-at-once", List.of()));
      }
      if (isNoWin(played, opponent, PLIES)) {
        all.add(new Choice("general.allows-win-in", List.of(Integer.toString(PLIES))));
      }
      if (isNoWin(better, mistake.seat(), PLIES - 1)) {
        all.add(new Choice("general.misses-win-in", List.of(Integer.toString(PLIES))));
      }
    }
    all.removeIf(choice -> choice.id().equals(id));
    return all;
  }

  /** The better move leaves the opponent a choice too. */
  private Optional<Choice> choosesFreely(P played, P better) {
    int replies = replies(played);
    return replies > 0 && replies(better) > 1
        ? Optional.of(new Choice("general.free-choice", List.of(Integer.toString(replies))))
        : Optional.empty();
  }

  /** How many replies the opponent has; 0 where it is not the one to reply. */
  private int replies(P position) {
    return !position.isOver()
            && position instanceof DuelPosition duel
            && duel.turn() != mistake.seat()
        ? legal(position).length
        : 0;
  }

  /** Whether {@code seat} is known not to have won within so many plies, whatever it plays. */
  private boolean isNoWin(P position, int seat, int plies) {
    left = MOST;
    return !forces(position, seat, plies) && left > 0;
  }

  private boolean forces(P position, int seat, int plies) {
    left--;
    if (position.isOver() || plies == 0 || left <= 0) {
      return position.isOver() && position.reward(seat) == 1;
    }
    boolean isOwn = position instanceof DuelPosition duel && duel.turn() == seat;
    for (int move : legal(position)) {
      if (forces(after(position, move), seat, plies - 1) == isOwn) {
        return isOwn;
      }
    }
    return !isOwn;
  }

  private int[] legal(P position) {
    Moves legal = new Moves();
    position.legalMoves(mistake.seat(), legal);
    return legal.toArray();
  }

  private P after(P position, int move) {
    P after = game.copyOf(position);
    if (after instanceof DuelPosition duel) {
      duel.play(move);
    }
    return after;
  }
}
