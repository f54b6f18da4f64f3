package yomikiri.engine.game;

/**
 * A game for one: eight cells in a circle, most of them with a debt; each turn goes one cell on or
 * back and takes what the cell says, which stays there. The game ends on the cell opposite the
 * first, or after nine turns.
 */
public final class Wheel implements SoloPosition {
  public static final Game<Wheel> GAME = new WheelGame();

  private static final int CELLS = 8;
  private static final int TURNS = 9;

  private long seed;
  private int at;
  private int turns;
  private int score;

  private Wheel(long seed, int at, int turns, int score) {
    this.seed = seed;
    this.at = at;
    this.turns = turns;
    this.score = score;
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
    return Keys.mixed(Keys.mixed(seed) + (long) CELLS * turns + at);
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    into.add(0);
    into.add(1);
  }

  @Override
  public void play(int move) {
    at = Math.floorMod(at + (move == 0 ? 1 : -1), CELLS);
    score += (int) Math.floorMod(Keys.mixed(31 * seed + at), 12L) - 10;
    turns--;
  }

  private static final class WheelGame implements Game<Wheel>, Notation<Wheel> {
    @Override
    public String id() {
      return "wheel";
    }

    @Override
    public Wheel newPosition(long seed) {
      return new Wheel(seed, 0, TURNS, 0);
    }

    @Override
    public Wheel copyOf(Wheel position) {
      return new Wheel(position.seed, position.at, position.turns, position.score);
    }

    @Override
    public void copy(Wheel from, Wheel into) {
      into.seed = from.seed;
      into.at = from.at;
      into.turns = from.turns;
      into.score = from.score;
    }

    @Override
    public int moveLimit() {
      return 2;
    }

    @Override
    public Notation<Wheel> notation() {
      return this;
    }

    @Override
    public String moveText(int move) {
      return move == 0 ? "on" : "back";
    }

    @Override
    public int parseMove(String text) {
      return text.equals("on") ? 0 : 1;
    }

    @Override
    public String positionText(Wheel position) {
      return position.seed + " " + position.at + " " + position.turns + " " + position.score;
    }

    @Override
    public Wheel parsePosition(String text) {
      String[] parts = text.split(" ", -1);
      return new Wheel(
          Long.parseLong(parts[0]),
          Integer.parseInt(parts[1]),
          Integer.parseInt(parts[2]),
          Integer.parseInt(parts[3]));
    }
  }
}
