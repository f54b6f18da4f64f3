package yomikiri.engine.game;

import java.util.List;

/** Small games of the kinds that no game of the catalogue has yet. */
public final class TestGames {
  public static final Game<Pennies> PENNIES = new PenniesGame();
  public static final Game<Coins> COINS = new CoinsGame();

  private TestGames() {}

  /** Matching pennies, three rounds at once: equal coins give seat 0 a point, others seat 1. */
  public static final class Pennies implements JointPosition, SmallGame.Numbers {
    private int round;
    private final int[] scores = new int[2];

    @Override
    public int players() {
      return 2;
    }

    @Override
    public boolean isOver() {
      return round == 3;
    }

    @Override
    public int score(int seat) {
      return scores[seat];
    }

    @Override
    public double reward(int seat) {
      if (!isOver()) {
        throw new IllegalStateException("not over");
      }
      return scores[seat] > scores[1 - seat] ? 1 : 0;
    }

    @Override
    public long key() {
      return round;
    }

    @Override
    public void legalMoves(int seat, Moves into) {
      into.clear();
      into.add(0);
      into.add(1);
    }

    @Override
    public void play(int[] joint) {
      scores[joint[0] == joint[1] ? 0 : 1]++;
      round++;
    }

    @Override
    public long[] numbers() {
      return new long[] {round, scores[0], scores[1]};
    }

    @Override
    public void set(long[] numbers) {
      round = (int) numbers[0];
      scores[0] = (int) numbers[1];
      scores[1] = (int) numbers[2];
    }
  }

  private static final class PenniesGame extends SmallGame<Pennies> {
    PenniesGame() {
      super("pennies", List.of("heads", "tails"));
    }

    @Override
    public Pennies newPosition(long seed) {
      return blank();
    }

    @Override
    protected Pennies blank() {
      return new Pennies();
    }

    @Override
    public boolean dealsAlike() {
      return true;
    }
  }

  /**
   * Three seats in turn take 1 to 3 coins from a heap, at most as many as are there; the one who
   * takes the last coin wins, the seat after it loses, the third has half of a win.
   */
  public static final class Coins implements MultiPosition, SmallGame.Numbers {
    private int heap;
    private int turn;

    @Override
    public int players() {
      return 3;
    }

    @Override
    public boolean isOver() {
      return heap == 0;
    }

    @Override
    public int score(int seat) {
      return 0;
    }

    @Override
    public double reward(int seat) {
      if (!isOver()) {
        throw new IllegalStateException("not over");
      }
      return switch (Math.floorMod(seat - turn, 3)) {
        case 0 -> 0;
        case 1 -> 0.5;
        default -> 1; // the seat before the one that would be next took the last coin
      };
    }

    @Override
    public long key() {
      return Hashing.mixed(heap * 3L + turn);
    }

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public void legalMoves(Moves into) {
      into.clear();
      for (int coins = 1; coins <= Math.min(3, heap); coins++) {
        into.add(coins);
      }
    }

    @Override
    public void play(int move) {
      heap -= move;
      turn = (turn + 1) % 3;
    }

    @Override
    public long[] numbers() {
      return new long[] {heap, turn};
    }

    @Override
    public void set(long[] numbers) {
      heap = (int) numbers[0];
      turn = (int) numbers[1];
    }
  }

  private static final class CoinsGame extends SmallGame<Coins> {
    CoinsGame() {
      super("coins", List.of("take0", "take1", "take2", "take3"));
    }

    @Override
    public Coins newPosition(long seed) {
      Coins start = blank();
      start.heap = 9 + (int) (seed % 5);
      return start;
    }

    @Override
    protected Coins blank() {
      return new Coins();
    }
  }
}
