package yomikiri.engine.games.othello.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.LinearWeights;

/**
 * Games that begin with random moves and go on with those that look best one move ahead, more or
 * less: some noise and now and then a random move lead to positions that are not even.
 */
final class SelfPlay {
  private static final int RANDOM_MOVE = 8; // one in so many
  private static final int NOISE = 4 * DiscEvaluator.UNIT;

  private final int size;
  private final long board;
  private final DiscEvaluator guide;

  SelfPlay(int size, DiscEvaluator guide) {
    this.size = size;
    this.board = SquareMasks.of(size).all();
    this.guide = guide;
  }

  /**
   * A position in which the side to move has a move.
   *
   * @param game the number of its game
   */
  record Sample(int game, long own, long other) {}

  /** For each phase from the end of the game on, one position of every game that has any. */
  List<List<Sample>> byPhase(int games, SplittableRandom random) {
    List<List<Sample>> samples = new ArrayList<>();
    for (int phase = 0; phase < LinearWeights.phases(board); phase++) {
      samples.add(new ArrayList<>());
    }
    for (int game = 0; game < games; game++) {
      SplittableRandom ofGame = random.split();
      List<Sample> positions = play(game, ofGame);
      for (int phase = 0; phase < samples.size(); phase++) {
        int sought = phase;
        List<Sample> candidates =
            positions.stream().filter(position -> phaseOf(position) == sought).toList();
        if (!candidates.isEmpty()) {
          samples.get(phase).add(candidates.get(ofGame.nextInt(candidates.size())));
        }
      }
    }
    return samples;
  }

  private int phaseOf(Sample sample) {
    return (Long.bitCount(board & ~(sample.own | sample.other)) - 1) / LinearWeights.PHASE;
  }

  /** All positions of a game in which a move was made, in turn. */
  private List<Sample> play(int number, SplittableRandom random) {
    int randomPlies = random.nextInt(8, size == 8 ? 21 : 15);
    List<Sample> game = new ArrayList<>();
    int middle = 9 * (size / 2 - 1);
    long own = 1L << middle + 1 | 1L << middle + 8;
    long other = 1L << middle | 1L << middle + 9;
    while (true) {
      long moves = Bitboards.moves(own, other) & board;
      if (moves == 0) {
        if ((Bitboards.moves(other, own) & board) == 0) {
          return game;
        }
        long passes = own;
        own = other;
        other = passes;
        continue;
      }
      game.add(new Sample(number, own, other));
      boolean isRandom = game.size() <= randomPlies || random.nextInt(RANDOM_MOVE) == 0;
      int square = isRandom ? any(moves, random) : best(own, other, moves, random);
      long flips = Bitboards.flips(square, own, other);
      long mine = own | flips | 1L << square;
      own = other & ~flips;
      other = mine;
    }
  }

  private static int any(long moves, SplittableRandom random) {
    long left = moves;
    for (int skipped = random.nextInt(Long.bitCount(moves)); skipped > 0; skipped--) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  private int best(long own, long other, long moves, SplittableRandom random) {
    int best = Integer.MIN_VALUE;
    int bestSquare = -1;
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, own, other);
      int value = random.nextInt(NOISE) - guide.of(other & ~flips, own | flips | 1L << square);
      if (value > best) {
        best = value;
        bestSquare = square;
      }
    }
    return bestSquare;
  }
}
