package yomikiri.engine.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Interval;

/** Counts the moves that the games of a collection played in a position, with their results. */
public final class OpeningExplorer {
  private OpeningExplorer() {}

  /**
   * The moves played in {@code position}, or one that is the same turned or mirrored, the most
   * frequent first; moves that lead to the same position up to symmetry are one.
   *
   * @param seat by whose rewards results are counted where all move at once
   */
  public static <P extends Position> List<ExploredMove> moves(
      CollectionIndex index, Game<P> game, P position, int seat) throws IOException {
    int mover = position instanceof TurnPosition turn ? turn.turn() : seat;
    Map<Long, Step> steps = new LinkedHashMap<>();
    for (Step step : steps(position)) {
      steps.putIfAbsent(after(game, position, step).canonicalKey(), step);
    }
    Map<Long, Played> played = new HashMap<>();
    index.visit(
        position.canonicalKey(),
        (one, next, rewards) -> {
          if (one.game().equals(game.id()) && steps.containsKey(next)) {
            played.computeIfAbsent(next, key -> new Played()).add(one.block(), rewards.get(mover));
          }
        });
    return played.entrySet().stream()
        .map(move -> move.getValue().move(Objects.requireNonNull(steps.get(move.getKey()))))
        .sorted(Comparator.comparingInt(ExploredMove::games).reversed())
        .toList();
  }

  /** The position to which {@code step} leads, which was explored. */
  public static <P extends Position> P after(Game<P> game, P position, Step step) {
    P next = game.copyOf(position);
    step.advance(game, next);
    return next;
  }

  /** The games in which a move was played. */
  private static final class Played {
    private int games;
    private int results;
    private long[] blocks = new long[16]; // of those with a result
    private double[] rewards = new double[16];

    /** {@code reward} is NaN without a result. */
    void add(long block, double reward) {
      games++;
      if (!Double.isNaN(reward)) {
        if (results == blocks.length) {
          blocks = Arrays.copyOf(blocks, 2 * results);
          rewards = Arrays.copyOf(rewards, 2 * results);
        }
        blocks[results] = block;
        rewards[results++] = reward;
      }
    }

    ExploredMove move(Step step) {
      BlockedResults sample = new BlockedResults(1);
      int wins = 0;
      int losses = 0;
      long mask = Long.highestOneBit(Math.max(1, results)) * 2 - 1;
      long before = 0;
      for (long entry : byBlock(mask)) {
        double reward = rewards[(int) (entry & mask)];
        if ((entry & ~mask) != before) {
          sample.endLayout();
        }
        before = entry & ~mask;
        sample.add(reward, true);
        wins += reward == 1 ? 1 : 0;
        losses += reward == 0 ? 1 : 0;
      }
      EloEstimate estimate = sample.estimate();
      return new ExploredMove(
          step, games, wins, results - wins - losses, losses, estimate.rate(), estimate.interval());
    }

    /** The numbers of the results, each below the high bits of its block, sorted. */
    private long[] byBlock(long mask) {
      long[] sorted = new long[results];
      for (int i = 0; i < results; i++) {
        sorted[i] = blocks[i] & ~mask | i;
      }
      Arrays.sort(sorted);
      return sorted;
    }
  }

  /** All that may be played, the lowest first. */
  private static List<Step> steps(Position position) {
    if (position.isOver()) {
      return List.of();
    }
    Moves moves = new Moves();
    return switch (position) {
      case TurnPosition turn -> {
        turn.legalMoves(moves);
        yield IntStream.of(moves.toArray())
            .<Step>mapToObj(move -> new Step.Single(turn.turn(), move))
            .toList();
      }
      case JointPosition joint -> {
        List<List<Integer>> all = List.of(List.of());
        for (int seat = 0; seat < joint.players(); seat++) {
          joint.legalMoves(seat, moves);
          List<Integer> own = IntStream.of(moves.toArray()).boxed().toList();
          all =
              all.stream()
                  .flatMap(
                      before ->
                          own.stream()
                              .map(
                                  move -> {
                                    List<Integer> more = new ArrayList<>(before);
                                    more.add(move);
                                    return more;
                                  }))
                  .<List<Integer>>map(List::copyOf)
                  .toList();
        }
        yield all.stream().<Step>map(Step.Joint::new).toList();
      }
    };
  }

  /**
   * A move as it was played in the games of a collection, seen from who moves.
   *
   * @param step of those that lead to one position up to symmetry, the first
   * @param games in which it was played
   * @param wins of these; like the two others, only of games with a result
   * @param rate the share of points, from 0 to 1; 0.5 where no game has a result
   * @param interval of the rate, 95%; games of one block are no independent evidence
   */
  public record ExploredMove(
      Step step, int games, int wins, int draws, int losses, double rate, Interval interval) {}
}
