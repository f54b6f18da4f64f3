package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;

final class TrapezTest extends GameContract<TrapezPosition> {
  @Override
  protected Game<TrapezPosition> game() {
    return new Trapez();
  }

  @Override
  protected int longestGame() {
    return 19;
  }

  private TrapezPosition at(String text) throws NotationException {
    return game().notation().parsePosition(text);
  }

  @ParameterizedTest
  @CsvSource({"1, 108", "2, 11016", "3, 1057536"})
  void thereAreAsManyLinesAsIsKnown(int depth, long lines) {
    assertThat(lines(game().newPosition(0), depth)).isEqualTo(lines);
  }

  private long lines(TrapezPosition position, int depth) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    if (depth == 1) {
      return moves.size();
    }
    long count = 0;
    TrapezPosition next = game().copyOf(position);
    for (int i = 0; i < moves.size(); i++) {
      game().copy(position, next);
      next.play(moves.get(i));
      count += lines(next, depth - 1);
    }
    return count;
  }

  @Test
  void everyStepIsAsTheRulesSayIt() throws NotationException {
    SplittableRandom random = new SplittableRandom(7);
    for (int game = 0; game < 300; game++) {
      SlowTrapez slow = new SlowTrapez();
      TrapezPosition fast = game().newPosition(0);
      while (!slow.isOver()) {
        List<String> moves = slow.moves();
        assertThat(texts(fast)).isEqualTo(moves);
        String move = moves.get(random.nextInt(moves.size()));
        slow.play(move);
        fast.play(game().notation().parseMove(move));
        assertThat(fast.turn()).isEqualTo(slow.turn());
        assertThat(fast.isOver()).isEqualTo(slow.isOver());
        for (int seat = 0; seat < 2; seat++) {
          assertThat(fast.longest(seat)).isEqualTo(slow.longest(seat));
          assertThat(Integer.bitCount(fast.groups(seat)[0])).isEqualTo(slow.longest(seat));
          assertThat(IntStream.of(fast.groups(seat)).map(Integer::bitCount).sum())
              .isEqualTo(fast.tiles());
        }
      }
      assertThat(fast.reward(slow.winner())).isEqualTo(1);
      assertThat(fast.margin(slow.winner())).isEqualTo(1);
      assertThat(texts(fast)).isEmpty();
    }
  }

  private List<String> texts(TrapezPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return IntStream.of(moves.toArray()).mapToObj(game().notation()::moveText).toList();
  }

  @Test
  void cellsHaveNamesAndNeighbours() {
    assertThat(Board.name(0)).isEqualTo("a1");
    assertThat(Board.name(18)).isEqualTo("e3");
    assertThat(Board.name(Board.CENTRE)).isEqualTo("c3");
    assertThat(Board.neighbour(Board.CENTRE, 1)).isEqualTo(10);
    assertThat(Board.neighbour(Board.CENTRE, 2)).isEqualTo(14);
    assertThat(Board.neighbour(Board.CENTRE, 3)).isEqualTo(13);
    assertThat(Board.neighbour(Board.CENTRE, 4)).isEqualTo(8);
    assertThat(Board.neighbour(Board.CENTRE, 5)).isEqualTo(4);
    assertThat(Board.neighbour(Board.CENTRE, 6)).isEqualTo(5);
    assertThat(Board.neighbour(2, 1)).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1, trapez.row-length",
    ".../..../..1../..../.. l, 21, trapez.row-length",
    ".../...../..1../..../... l, 5, trapez.row-length",
    ".../..../..1../..../.... l, 21, trapez.row-length",
    ".../..../..7../..../... l, 12, trapez.cell",
    ".../..../..1../..../0.. l, 21, trapez.cell",
    ".../..../.1.../..../... l, 12, trapez.centre",
    ".../..../..1../.... l, 20, trapez.row",
    ".../..../..1../..../..., 24, trapez.blank",
    ".../..../..1../..../.../... l, 24, trapez.blank",
    ".../..../..1../..../... x, 25, trapez.turn",
    ".../..../..1../..../... d, 25, trapez.count",
    "1../..../..1../..../... l, 25, trapez.count",
    ".../..../..1../..../... l l, 27, trapez.rest",
  })
  void namesTheColumnOfAMistake(String text, int column, String fault) {
    NotationException e = catchThrowableOfType(NotationException.class, () -> at(text));
    assertThat(e).isNotNull();
    assertThat(e.column()).isEqualTo(column);
    assertThat(e.fault()).isEqualTo(fault);
  }

  @ParameterizedTest
  @CsvSource({"b2", "b5:1", "b2:0", "b2:7", "b2:3/", "b2:3/c3", "b2:3/c6+", "b2:3/c3+-", "a4:1"})
  void tellsWhatAMoveLooksLike(String text) {
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> game().notation().parseMove(text));
    assertThat(e)
        .isNotNull()
        .hasMessageContaining("such as b2:3")
        .hasMessageEndingWith(text + "\"");
    assertThat(e.fault()).isEqualTo("trapez.move");
  }
}
