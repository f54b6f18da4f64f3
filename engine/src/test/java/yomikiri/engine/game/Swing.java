package yomikiri.engine.game;

import java.util.List;

/** A game for two that never ends: to and fro between two places. */
public final class Swing implements DuelPosition, SmallGame.Numbers {
  public static final Game<Swing> GAME = new SwingGame();

  private int turn;
  private int place;

  private Swing() {}

  @Override
  public int players() {
    return 2;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return false;
  }

  @Override
  public int score(int seat) {
    return 0;
  }

  @Override
  public double reward(int seat) {
    throw new IllegalStateException("not over");
  }

  @Override
  public long key() {
    return Hashing.mixed(2L * place + turn);
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    into.add(0);
    into.add(1);
  }

  @Override
  public void play(int move) {
    place = move;
    turn = 1 - turn;
  }

  @Override
  public long[] numbers() {
    return new long[] {turn, place};
  }

  @Override
  public void set(long[] numbers) {
    turn = (int) numbers[0];
    place = (int) numbers[1];
  }

  private static final class SwingGame extends SmallGame<Swing> {
    SwingGame() {
      super("swing", List.of("to", "fro"));
    }

    @Override
    public Swing newPosition(long seed) {
      return blank();
    }

    @Override
    public boolean dealsAlike() {
      return true;
    }

    @Override
    protected Swing blank() {
      return new Swing();
    }
  }
}
