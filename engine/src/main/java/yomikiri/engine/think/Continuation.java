package yomikiri.engine.think;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;

/**
 * A move with the play that a search expects after it.
 *
 * @param after the position after the move; nobody changes it
 * @param line the move and what is expected after it, from the position before the move on
 * @param verdict what it is worth to the seat that made the move; empty where nothing is known
 */
public record Continuation<P extends Position>(
    P after, List<Step> line, Optional<Verdict> verdict) {
  public Continuation {
    line = List.copyOf(line);
  }

  /** The move expected as the answer, where one seat has it; empty if the line ends before. */
  public OptionalInt reply() {
    return moveAt(1);
  }

  /** The move of one seat at a place of the line, from 0; empty if there is none. */
  public OptionalInt moveAt(int place) {
    return place < line.size() && line.get(place) instanceof Step.Single(int seat, int move)
        ? OptionalInt.of(move)
        : OptionalInt.empty();
  }

  /** The positions along the line, the one after the move first. */
  public List<P> positions(Game<P> game) {
    List<P> positions = new ArrayList<>(List.of(after));
    for (Step step : line.subList(1, line.size())) {
      P next = game.copyOf(positions.getLast());
      step.advance(game, next);
      positions.add(next);
    }
    return positions;
  }

  /** The move and then other moves instead of those expected, each of the seat to move. */
  public List<Step> then(Game<P> game, int... moves) {
    List<Step> steps = new ArrayList<>(line.subList(0, 1));
    P position = game.copyOf(after);
    for (int move : moves) {
      if (!(position instanceof TurnPosition turn)) {
        throw new IllegalStateException("nobody moves alone in " + game.id());
      }
      steps.add(new Step.Single(turn.turn(), move));
      turn.play(move);
    }
    return steps;
  }

  /**
   * 1 where it is proven that the seat wins by the move, 0 that it draws, -1 that it loses; empty
   * where nothing is proven.
   */
  public OptionalInt result() {
    return verdict.filter(Verdict::proven).map(Continuation::result).orElse(OptionalInt.empty());
  }

  private static OptionalInt result(Verdict proven) {
    int sign =
        switch (proven) {
          case Verdict.Points points -> Integer.signum(points.value());
          case Verdict.WinRate rate -> Double.compare(rate.p(), 0.5);
          case Verdict.Estimate estimate -> 0;
          case Verdict.Learnt learnt -> 0;
        };
    boolean isKnown =
        switch (proven.bound()) {
          case EXACT -> true;
          case AT_LEAST -> sign > 0;
          case AT_MOST -> sign < 0;
        };
    return isKnown ? OptionalInt.of(sign) : OptionalInt.empty();
  }
}
