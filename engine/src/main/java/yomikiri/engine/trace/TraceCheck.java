package yomikiri.engine.trace;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import yomikiri.engine.game.FaultSentences;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.TraceEvent;

/**
 * Checks a recorded search against the rules of its game: whether every value and bound follows
 * from those below it and is what {@link BruteForce} finds, every window is as narrow as it may be,
 * all visits add up. It goes through the steps in their order, and so finds first what is wrong
 * first; what follows from that is not looked at.
 */
public final class TraceCheck {
  private TraceCheck() {}

  /**
   * The first node that is wrong.
   *
   * @param depth its place among {@link RecordedSearch#depths}
   * @param step after which it is wrong, from 1
   * @param fault what is wrong, a key of {@link FaultSentences}
   * @param details what the sentence speaks of
   */
  public record WrongNode(int depth, int step, int node, String fault, List<String> details) {
    /** What is wrong there, in English, without a full stop. */
    public String sentence() {
      return FaultSentences.of(fault, details.toArray());
    }
  }

  /**
   * What came of a check.
   *
   * @param checked values found by brute force or seen on the board, up to the first wrong one
   * @param unchecked values too far from the end, or made of estimates; of these only what they
   *     rest on was looked at
   */
  public record Outcome(Optional<WrongNode> first, long checked, long unchecked) {}

  /** Something wrong at a node. */
  record Finding(int node, String fault, List<String> details) {
    static Optional<Finding> of(int node, String fault, Object... details) {
      return Optional.of(
          new Finding(node, fault, List.of(details).stream().map(Object::toString).toList()));
    }
  }

  /** Looks at the steps of one depth, one after the other. */
  interface Steps {
    /** What is wrong with the next step, if anything; {@code at} counts from 0. */
    Optional<Finding> look(int at, TraceTree.Step step);
  }

  /**
   * The first wrong node of a search.
   *
   * @param stopped asked now and then; once it is true, a {@link CancellationException} is thrown
   */
  public static <P extends Position> Outcome check(
      RecordedSearch<P> search, BooleanSupplier stopped) {
    BruteForce force = new BruteForce(search.seat(), stopped);
    for (int depth = 0; depth < search.depths(); depth++) {
      TraceTree.Pass pass = search.pass(depth);
      Steps steps = steps(search, depth, force);
      for (int at = 0; at < pass.steps.size(); at++) {
        if ((at & 0xff) == 0) {
          force.checkStopped();
        }
        int number = at + 1;
        int of = depth;
        Optional<Finding> found = steps.look(at, pass.steps.get(at));
        if (found.isPresent()) {
          Finding wrong = found.get();
          WrongNode first = new WrongNode(of, number, wrong.node(), wrong.fault(), wrong.details());
          return new Outcome(Optional.of(first), force.known(), force.unknown());
        }
      }
    }
    return new Outcome(Optional.empty(), force.known(), force.unknown());
  }

  private static <P extends Position> Steps steps(
      RecordedSearch<P> search, int depth, BruteForce force) {
    return switch (search.pass(depth).start) {
      case TraceEvent.DepthStarts(int plies, TraceEvent.Scale scale) ->
          new DepthCheck<>(search, depth, plies, scale, force);
      case TraceEvent.LayersStart(int value, TraceEvent.Scale scale) ->
          new LayerCheck<>(search, depth, value, scale);
      case TraceEvent.VisitsStart start -> new VisitCheck<>(search, depth, force);
    };
  }

  /** Whether brute force by minimax tells anything of such a game. */
  static boolean isReadable(Position position) {
    return position instanceof TurnPosition && position.players() <= 2;
  }
}
