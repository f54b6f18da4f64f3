package yomikiri.engine.think;

import java.util.List;
import java.util.function.Predicate;
import yomikiri.engine.game.Position;

/** A measurement of a game; its numbers are the usual ones. */
public sealed interface BenchSuite<P extends Position> {
  /** Counts the positions that can be reached from the start, ply by ply up to {@code plies}. */
  record Count<P extends Position>(int plies) implements BenchSuite<P> {}

  /** Plays games at random. */
  record RandomPlay<P extends Position>(int games) implements BenchSuite<P> {}

  /** Solves deals, each played on at random until it is in the solver's reach. */
  record Solve<P extends Position>(int positions) implements BenchSuite<P> {}

  /**
   * Has a player think.
   *
   * @param unit of its speed: {@code playouts/s} or {@code nodes/s} at first moves, {@value
   *     #PER_MOVE} in whole games
   * @param count searches or games
   */
  record Search<P extends Position>(String player, String unit, int count)
      implements BenchSuite<P> {
    public static final String PER_MOVE = "ms per move";
  }

  /**
   * Asks evaluations, and players how deep they look, in the middle of games.
   *
   * @param games from which the positions are taken
   * @param isOpen the positions in which evaluations matter
   * @param evaluations those that players can be set to ask; the first says who is ahead
   * @param plain the one that the others are held against
   */
  record Evaluate<P extends Position>(
      int games, Predicate<P> isOpen, List<EvaluationType<P>> evaluations, EvaluationType<P> plain)
      implements BenchSuite<P> {
    public Evaluate {
      evaluations = List.copyOf(evaluations);
    }
  }
}
