package yomikiri.engine.game;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.game.Game.WithdrawalRule;

/**
 * Each seat in turn blows out a candle of another one. Who has none left is out, and the last one
 * with a light wins; the longer a light burns, the better the place.
 */
public final class Candles implements MultiPosition, SmallGame.Numbers {
  private static final int MOST = 3;

  private final int[] candles; // by seat
  private final int[] outAs; // by seat: 1 for the first to go out, 0 for who still has a light
  private int turn;

  private Candles(int seats) {
    candles = new int[seats];
    outAs = new int[seats];
  }

  @Override
  public int players() {
    return candles.length;
  }

  private int out() {
    return (int) IntStream.of(outAs).filter(as -> as > 0).count();
  }

  @Override
  public boolean isOver() {
    return out() == players() - 1;
  }

  @Override
  public int score(int seat) {
    return candles[seat];
  }

  @Override
  public double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("not over");
    }
    return outAs[seat] == 0 ? 1 : (outAs[seat] - 1) / (players() - 1.0);
  }

  @Override
  public long key() {
    long key = turn;
    for (int count : candles) {
      key = Hashing.mixed(key * (MOST + 1) + count);
    }
    for (int place : outAs) {
      key = Hashing.mixed(key + place);
    }
    return key;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    for (int seat = 0; seat < players(); seat++) {
      if (seat != turn && candles[seat] > 0) {
        into.add(seat);
      }
    }
  }

  @Override
  public void play(int move) {
    candles[move]--;
    noteIfOut(move);
    passOn();
  }

  private void noteIfOut(int seat) {
    if (candles[seat] == 0) {
      outAs[seat] = 1 + out();
    }
  }

  private void passOn() {
    do {
      turn = (turn + 1) % players();
    } while (candles[turn] == 0);
  }

  /** The game for so many seats. */
  public static Game<Candles> game(int seats) {
    return new CandlesGame(seats);
  }

  @Override
  public long[] numbers() {
    return Stream.of(candles, outAs, new int[] {turn})
        .flatMapToInt(IntStream::of)
        .asLongStream()
        .toArray();
  }

  @Override
  public void set(long[] numbers) {
    for (int seat = 0; seat < players(); seat++) {
      candles[seat] = (int) numbers[seat];
      outAs[seat] = (int) numbers[players() + seat];
    }
    turn = (int) numbers[2 * players()];
  }

  private static final class CandlesGame extends SmallGame<Candles> {
    private final int seats;

    CandlesGame(int seats) {
      super(
          "candles-" + seats,
          IntStream.rangeClosed(1, seats).mapToObj(seat -> "blow" + seat).toList());
      this.seats = seats;
    }

    @Override
    public Candles newPosition(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      Candles start = blank();
      Arrays.setAll(start.candles, seat -> 1 + random.nextInt(MOST));
      return start;
    }

    @Override
    protected Candles blank() {
      return new Candles(seats);
    }

    /** All have as many candles. */
    @Override
    public Optional<Predicate<Candles>> fairStart() {
      return Optional.of(start -> IntStream.of(start.candles).distinct().count() == 1);
    }

    @Override
    public Optional<WithdrawalRule<Candles>> withdrawal() {
      return Optional.of(
          (position, seat) -> {
            if (position.candles[seat] > 0) {
              position.candles[seat] = 0;
              position.noteIfOut(seat);
            }
            if (position.turn == seat) {
              position.passOn();
            }
          });
    }
  }
}
