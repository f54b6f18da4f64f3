package yomikiri.engine.learn;

import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SmallGame;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.TupleFeatures;

/**
 * A game without choice: seats move in a given order, and in the end light is ahead by a given
 * margin. Networks see how many plies were played, and that twice over.
 */
final class ChainGame extends SmallGame<ChainGame.Chain> {
  static final int FULL_MARGIN = 8;

  private final List<Integer> seats;
  private final int margin;

  /**
   * @param seats by ply
   */
  ChainGame(List<Integer> seats, int margin) {
    super("chain", List.of("on"));
    this.seats = List.copyOf(seats);
    this.margin = margin;
  }

  GameKit<DuelPosition> kit() {
    return new GameKit<>(this, List.of(), List.of(), PlayerSpec.of("none"))
        .seenBy(new Plies(seats.size()))
        .asDuel()
        .orElseThrow();
  }

  /** A position of it. */
  static final class Chain implements DuelPosition, SmallGame.Numbers {
    private final ChainGame game;
    private int played;

    private Chain(ChainGame game) {
      this.game = game;
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

    @Override
    public long[] numbers() {
      return new long[] {played};
    }

    @Override
    public void set(long[] numbers) {
      played = (int) numbers[0];
    }
  }

  private record Plies(int plies) implements TupleFeatures<Chain> {
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

  /** The position after so many plies. */
  Chain after(int plies) {
    Chain position = blank();
    position.played = plies;
    return position;
  }

  @Override
  public Chain newPosition(long seed) {
    return blank();
  }

  @Override
  protected Chain blank() {
    return new Chain(this);
  }
}
