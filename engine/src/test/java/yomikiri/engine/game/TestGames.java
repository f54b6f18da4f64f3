package yomikiri.engine.game;

import java.util.List;

/** Small games of the kinds that no game of the catalogue has yet. */
public final class TestGames {
  public static final Game<Pennies> PENNIES = new PenniesGame();

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
}
