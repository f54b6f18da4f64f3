package yomikiri.engine.learn;

import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Tuples;

/**
 * A game without choice: seats move in a given order, and in the end light is ahead by a given
 * margin. Networks see how many plies were played, and that twice over.
 *
 * @param seats by ply
 */
record ChainGame(List<Integer> seats, int margin) implements Game<ChainGame.Chain> {
  static final int FULL_MARGIN = 8;

  GameKit<DuelPosition> kit() {
    return new GameKit<>(this, List.of(), List.of(), PlayerSpec.of("none"))
        .seenBy(new Plies(seats.size()))
        .asDuel()
        .orElseThrow();
  }

  /** A position of it. */
  static final class Chain implements DuelPosition {
    private final ChainGame game;
    private int played;

    Chain(ChainGame game, int played) {
      this.game = game;
      this.played = played;
    }

    int played() {
      return played;
    }

    @Override
    public int players() {
      return 2;
    }

    @Override
    public int turn() {
      return game.seats.get(Math.min(played, game.seats.size() - 1));
    }

    @Override
    public void legalMoves(Moves into) {
      into.clear();
      into.add(0);
    }

    @Override
    public void play(int move) {
      played++;
    }

    @Override
    public boolean isOver() {
      return played == game.seats.size();
    }

    @Override
    public int score(int seat) {
      return seat == 0 && isOver() ? game.margin : 0;
    }

    @Override
    public double reward(int seat) {
      return (1 + Math.signum((double) margin(seat))) / 2;
    }

    @Override
    public long key() {
      return played;
    }
  }

  private record Plies(int plies) implements Tuples<Chain> {
    @Override
    public int weights() {
      return 2 * plies;
    }

    @Override
    public int count() {
      return 2;
    }

    @Override
    public void read(Chain position, int[] into, int from) {
      into[from] = position.played();
      into[from + 1] = plies + position.played();
    }

    @Override
    public int fullMargin() {
      return FULL_MARGIN;
    }
  }

  @Override
  public String id() {
    return "chain";
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public Chain newPosition(long seed) {
    return new Chain(this, 0);
  }

  @Override
  public Chain copyOf(Chain position) {
    return new Chain(this, position.played);
  }

  @Override
  public void copy(Chain from, Chain into) {
    into.played = from.played;
  }

  @Override
  public int moveLimit() {
    return 1;
  }

  @Override
  public Notation<Chain> notation() {
    throw new UnsupportedOperationException();
  }
}
