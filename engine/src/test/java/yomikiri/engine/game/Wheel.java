package yomikiri.engine.game;

import java.util.List;

/**
 * A game for one: eight cells in a circle, most of them with a debt; each turn goes one cell on or
 * back and takes what the cell says, which stays there. The game ends on the cell opposite the
 * first, or after nine turns.
 */
public final class Wheel implements SoloPosition, SmallGame.Numbers {
  public static final Game<Wheel> GAME = new WheelGame();

  private static final int CELLS = 8;
  private static final int TURNS = 9;

  private long seed;
  private int at;
  private int turns;
  private int score;

  private Wheel() {}

  @Override
  public int bytes() {
    return 80;
  }

  @Override
  public int players() {
    return 1;
  }

  @Override
  public int turn() {
    return 0;
  }

  @Override
  public boolean isOver() {
    return turns == 0 || at == CELLS / 2;
  }

  @Override
  public int score(int seat) {
    return score;
  }

  @Override
  public double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("not over");
    }
    return Math.clamp(1 + score / 100.0, 0, 1);
  }

  @Override
  public long key() {
    return key(turns, at);
  }

  private long key(int left, int cell) {
    return Hashing.mixed(Hashing.mixed(seed) + (long) CELLS * left + cell);
  }

  @Override
  public long keyAfter(int move) {
    return key(turns - 1, target(move));
  }

  @Override
  public int scoreAfter(int move) {
    return score + said(target(move));
  }

  private int target(int move) {
    return Math.floorMod(at + (move == 0 ? 1 : -1), CELLS);
  }

  private int said(int cell) {
    return (int) Math.floorMod(Hashing.mixed(31 * seed + cell), 12L) - 10;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    into.add(0);
    into.add(1);
  }

  @Override
  public void play(int move) {
    at = target(move);
    score += said(at);
    turns--;
  }

  @Override
  public long[] numbers() {
    return new long[] {seed, at, turns, score};
  }

  @Override
  public void set(long[] numbers) {
    seed = numbers[0];
    at = (int) numbers[1];
    turns = (int) numbers[2];
    score = (int) numbers[3];
  }

  private static final class WheelGame extends SmallGame<Wheel> {
    WheelGame() {
      super("wheel", List.of("on", "back"));
    }

    @Override
    public Wheel newPosition(long seed) {
      Wheel start = blank();
      start.seed = seed;
      start.turns = TURNS;
      return start;
    }

    @Override
    protected Wheel blank() {
      return new Wheel();
    }
  }
}
