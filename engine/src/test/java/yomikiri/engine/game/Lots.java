package yomikiri.engine.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game.WithdrawalRule;

/**
 * Three seats show heads or tails at once, five times at most. One that differs from two others is
 * out, and so is one of the last two that differ: the one with tails. Who stays in longer has the
 * better place, and those still in at the end share theirs.
 */
public final class Lots implements JointPosition, SmallGame.Numbers {
  public static final Game<Lots> GAME = new LotsGame();

  private static final int SEATS = 3;
  private static final int ROUNDS = 5;

  private final int[] outIn = new int[SEATS]; // by seat: the round, from 1; 0 for who is still in
  private int round;

  private Lots() {}

  @Override
  public int players() {
    return SEATS;
  }

  private IntStream in() {
    return IntStream.range(0, SEATS).filter(seat -> outIn[seat] == 0);
  }

  @Override
  public boolean isOver() {
    return round == ROUNDS || in().count() == 1;
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
    return Places.of(
            IntStream.of(outIn).mapToObj(in -> in == 0 ? ROUNDS + 1.0 : (double) in).toList())
        .reward(seat);
  }

  @Override
  public long key() {
    long key = Hashing.mixed(round);
    for (int out : outIn) {
      key = Hashing.mixed(key + out);
    }
    return key;
  }

  @Override
  public void legalMoves(int seat, Moves into) {
    into.clear();
    into.add(0);
    if (outIn[seat] == 0) {
      into.add(1);
    }
  }

  @Override
  public void play(int[] joint) {
    round++;
    int[] in = in().toArray();
    int tails = IntStream.of(in).map(seat -> joint[seat]).sum();
    int loser = in.length == 3 && tails == 2 ? 0 : 1;
    if (tails > 0 && tails < in.length) {
      for (int seat : in) {
        if (joint[seat] == loser) {
          outIn[seat] = round;
        }
      }
    }
  }

  @Override
  public long[] numbers() {
    return IntStream.concat(IntStream.of(round), IntStream.of(outIn)).asLongStream().toArray();
  }

  @Override
  public void set(long[] numbers) {
    round = (int) numbers[0];
    for (int seat = 0; seat < SEATS; seat++) {
      outIn[seat] = (int) numbers[1 + seat];
    }
  }

  private static final class LotsGame extends SmallGame<Lots> {
    LotsGame() {
      super("lots", List.of("heads", "tails"));
    }

    @Override
    public Lots newPosition(long seed) {
      return blank();
    }

    @Override
    protected Lots blank() {
      return new Lots();
    }

    @Override
    public boolean dealsAlike() {
      return true;
    }

    @Override
    public Optional<WithdrawalRule<Lots>> withdrawal() {
      return Optional.of(
          (position, seat) -> {
            if (position.outIn[seat] == 0) {
              position.outIn[seat] = position.round + 1;
            }
          });
    }
  }
}
