package yomikiri.engine.game;

import java.util.List;

/** Small games of the kinds that no game of the catalogue has yet. */
public final class TestGames {
  public static final Game<Pennies> PENNIES = new PenniesGame();
  public static final Game<Coins> COINS = new CoinsGame();

  private TestGames() {}

  /** Matching pennies, three rounds at once: equal coins give seat 0 a point, others seat 1. */
  public static final class Pennies implements JointPosition {
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
  }

  private static final class PenniesGame implements Game<Pennies>, Notation<Pennies> {
    @Override
    public String id() {
      return "pennies";
    }

    @Override
    public Pennies newPosition(long seed) {
      return new Pennies();
    }

    @Override
    public boolean dealsAlike() {
      return true;
    }

    @Override
    public Pennies copyOf(Pennies position) {
      Pennies copy = new Pennies();
      copy(position, copy);
      return copy;
    }

    @Override
    public void copy(Pennies from, Pennies into) {
      into.round = from.round;
      System.arraycopy(from.scores, 0, into.scores, 0, 2);
    }

    @Override
    public int moveLimit() {
      return 2;
    }

    @Override
    public Notation<Pennies> notation() {
      return this;
    }

    @Override
    public String moveText(int move) {
      return move == 0 ? "heads" : "tails";
    }

    @Override
    public int parseMove(String text) throws NotationException {
      int move = List.of("heads", "tails").indexOf(text);
      if (move < 0) {
        throw new NotationException(
            1, 1, "pennies.move", List.of(text), "expected heads or tails, found \"" + text + "\"");
      }
      return move;
    }

    @Override
    public String positionText(Pennies position) {
      return position.round + " " + position.scores[0] + ":" + position.scores[1];
    }

    @Override
    public Pennies parsePosition(String text) {
      String[] parts = text.split("[ :]", -1);
      Pennies position = new Pennies();
      position.round = Integer.parseInt(parts[0]);
      position.scores[0] = Integer.parseInt(parts[1]);
      position.scores[1] = Integer.parseInt(parts[2]);
      return position;
    }
  }

  /**
   * Three seats in turn take 1 to 3 coins from a heap, at most as many as are there; the one who
   * takes the last coin wins, the seat after it loses, the third has half of a win.
   */
  public static final class Coins implements MultiPosition {
    private int heap;
    private int turn;

    Coins(int heap, int turn) {
      this.heap = heap;
      this.turn = turn;
    }

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
      return Keys.mixed(heap * 3L + turn);
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
  }

  private static final class CoinsGame implements Game<Coins>, Notation<Coins> {
    @Override
    public String id() {
      return "coins";
    }

    @Override
    public Coins newPosition(long seed) {
      return new Coins(9 + (int) (seed % 5), 0);
    }

    @Override
    public Coins copyOf(Coins position) {
      return new Coins(position.heap, position.turn);
    }

    @Override
    public void copy(Coins from, Coins into) {
      into.heap = from.heap;
      into.turn = from.turn;
    }

    @Override
    public int moveLimit() {
      return 4;
    }

    @Override
    public Notation<Coins> notation() {
      return this;
    }

    @Override
    public String moveText(int move) {
      return "take" + move;
    }

    @Override
    public int parseMove(String text) {
      return text.charAt(4) - '0';
    }

    @Override
    public String positionText(Coins position) {
      return position.heap + " " + position.turn;
    }

    @Override
    public Coins parsePosition(String text) {
      String[] parts = text.split(" ", -1);
      return new Coins(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
  }
}
