package yomikiri.engine.game;

import java.util.List;

/**
 * A small game in which ties matter: one of three seats, drawn by lot at each fork, goes one of
 * three ways; after five forks each seat draws one of three lots, and the higher is better.
 */
public final class Forks implements MultiPosition, SmallGame.Numbers {
  public static final Game<Forks> GAME = new Rules();
  private static final int FORKS = 5;

  private long layout;
  private int taken;
  private int path;

  private Forks() {}

  private int lot(int seat) {
    return (int) Math.unsignedMultiplyHigh(Hashing.mixed(key() + seat), 3);
  }

  @Override
  public int players() {
    return 3;
  }

  @Override
  public boolean isOver() {
    return taken == FORKS;
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
    return Places.of(List.of((double) lot(0), (double) lot(1), (double) lot(2))).reward(seat);
  }

  @Override
  public long key() {
    return Hashing.mixed(layout * 10_000 + taken * 1_000L + path);
  }

  @Override
  public int turn() {
    return lot(0);
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    for (int way = 0; !isOver() && way < 3; way++) {
      into.add(way);
    }
  }

  @Override
  public void play(int way) {
    path = 3 * path + way;
    taken++;
  }

  @Override
  public long[] numbers() {
    return new long[] {layout, taken, path};
  }

  @Override
  public void set(long[] numbers) {
    layout = numbers[0];
    taken = (int) numbers[1];
    path = (int) numbers[2];
  }

  private static final class Rules extends SmallGame<Forks> {
    Rules() {
      super("forks", List.of("way0", "way1", "way2"));
    }

    @Override
    public Forks newPosition(long seed) {
      Forks start = blank();
      start.layout = Math.floorMod(seed, 1_000);
      return start;
    }

    @Override
    protected Forks blank() {
      return new Forks();
    }
  }
}
