package yomikiri.engine.game;

import java.util.List;

/**
 * A small game in which ties matter: one of three seats, drawn by lot at each fork, goes one of
 * three ways; after five forks each seat draws one of three lots, and the higher is better.
 */
public final class Forks implements MultiPosition {
  public static final Game<Forks> GAME = new Rules();
  private static final int FORKS = 5;

  private long layout;
  private int taken;
  private int path;

  private Forks(long layout) {
    this.layout = layout;
  }

  private int lot(int seat) {
    return (int) Math.unsignedMultiplyHigh(Keys.mixed(key() + seat), 3);
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
    return Keys.mixed(layout * 10_000 + taken * 1_000L + path);
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

  private static final class Rules implements Game<Forks>, Notation<Forks> {
    @Override
    public String id() {
      return "forks";
    }

    @Override
    public Forks newPosition(long seed) {
      return new Forks(Math.floorMod(seed, 1_000));
    }

    @Override
    public Forks copyOf(Forks position) {
      Forks copy = new Forks(position.layout);
      copy(position, copy);
      return copy;
    }

    @Override
    public void copy(Forks from, Forks into) {
      into.layout = from.layout;
      into.taken = from.taken;
      into.path = from.path;
    }

    @Override
    public int moveLimit() {
      return 3;
    }

    @Override
    public Notation<Forks> notation() {
      return this;
    }

    @Override
    public String moveText(int way) {
      return "way" + way;
    }

    @Override
    public int parseMove(String text) {
      return text.charAt(3) - '0';
    }

    @Override
    public String positionText(Forks position) {
      return position.layout + " " + position.taken + " " + position.path;
    }

    @Override
    public Forks parsePosition(String text) {
      String[] parts = text.split(" ", -1);
      Forks position = new Forks(Long.parseLong(parts[0]));
      position.taken = Integer.parseInt(parts[1]);
      position.path = Integer.parseInt(parts[2]);
      return position;
    }
  }
}
