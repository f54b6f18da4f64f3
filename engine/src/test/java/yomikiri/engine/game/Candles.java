package yomikiri.engine.game;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Each seat in turn blows out a candle of another one. Who has none left is out, and the last one
 * with a light wins; the longer a light burns, the better the place.
 */
public final class Candles implements MultiPosition {
  private static final int MOST = 3;

  private final int[] candles; // by seat
  private final int[] outAs; // by seat: 1 for the first to go out, 0 for who still has a light
  private int turn;

  private Candles(int[] candles, int[] outAs, int turn) {
    this.candles = candles;
    this.outAs = outAs;
    this.turn = turn;
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
      key = Keys.mixed(key * (MOST + 1) + count);
    }
    for (int place : outAs) {
      key = Keys.mixed(key + place);
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

  private record CandlesGame(int seats) implements Game<Candles>, Notation<Candles> {
    @Override
    public String id() {
      return "candles-" + seats;
    }

    @Override
    public Candles newPosition(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      return new Candles(
          IntStream.range(0, seats).map(seat -> 1 + random.nextInt(MOST)).toArray(),
          new int[seats],
          0);
    }

    @Override
    public Candles copyOf(Candles position) {
      return new Candles(position.candles.clone(), position.outAs.clone(), position.turn);
    }

    @Override
    public void copy(Candles from, Candles into) {
      System.arraycopy(from.candles, 0, into.candles, 0, seats);
      System.arraycopy(from.outAs, 0, into.outAs, 0, seats);
      into.turn = from.turn;
    }

    @Override
    public int moveLimit() {
      return seats;
    }

    @Override
    public Optional<Withdrawal<Candles>> withdrawal() {
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

    @Override
    public Notation<Candles> notation() {
      return this;
    }

    @Override
    public String moveText(int move) {
      return "blow" + (move + 1);
    }

    @Override
    public int parseMove(String text) {
      return text.charAt(4) - '1';
    }

    @Override
    public String positionText(Candles position) {
      return joined(position.candles) + " " + joined(position.outAs) + " " + position.turn;
    }

    private static String joined(int[] numbers) {
      return IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    @Override
    public Candles parsePosition(String text) {
      int[][] parts =
          Arrays.stream(text.split(" ", -1))
              .map(p -> Arrays.stream(p.split(",", -1)).mapToInt(Integer::parseInt).toArray())
              .toArray(int[][]::new);
      return new Candles(parts[0], parts[1], parts[2][0]);
    }
  }
}
