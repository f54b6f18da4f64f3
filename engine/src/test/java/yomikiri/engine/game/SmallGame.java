package yomikiri.engine.game;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The rules of a game for tests whose moves are a few words and whose positions a few numbers. */
public abstract class SmallGame<P extends Position & SmallGame.Numbers>
    implements Game<P>, Notation<P> {
  private final String id;
  private final List<String> moves;

  /** All that a position is made of. */
  public interface Numbers {
    long[] numbers();

    /** Takes over the {@link #numbers} of another position of the same game. */
    void set(long[] numbers);
  }

  /**
   * @param moves the text of each move, from move 0 on
   */
  protected SmallGame(String id, List<String> moves) {
    this.id = id;
    this.moves = moves;
  }

  /** A position whose numbers are still to be set. */
  protected abstract P blank();

  private P of(long... numbers) {
    P position = blank();
    position.set(numbers);
    return position;
  }

  @Override
  public int players() {
    return newPosition(0).players();
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final P copyOf(P position) {
    return of(position.numbers());
  }

  @Override
  public final void copy(P from, P into) {
    into.set(from.numbers());
  }

  @Override
  public final int moveLimit() {
    return moves.size();
  }

  @Override
  public final Notation<P> notation() {
    return this;
  }

  @Override
  public final String moveText(int move) {
    return moves.get(move);
  }

  @Override
  public final int readMove(String text) throws NotationException {
    int move = moves.indexOf(text.toLowerCase(Locale.ROOT));
    if (move < 0) {
      throw new NotationException(
          1,
          1,
          id + ".move",
          List.of(text),
          "expected " + String.join(" or ", moves) + ", found \"" + text + "\"");
    }
    return move;
  }

  @Override
  public final String positionText(P position) {
    return LongStream.of(position.numbers())
        .mapToObj(Long::toString)
        .collect(Collectors.joining(" "));
  }

  @Override
  public final P readPosition(String text) {
    return of(Stream.of(text.split(" ", -1)).mapToLong(Long::parseLong).toArray());
  }
}
