package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.trapez.Trapez.TrapezStates;
import yomikiri.engine.games.trapez.board.HexSymmetry;

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
  void theTwelveSymmetriesLeaveAllRulesAsTheyAre() {
    SplittableRandom random = new SplittableRandom(8);
    Moves moves = new Moves();
    Moves ofImage = new Moves();
    for (int symmetry = 0; symmetry < HexSymmetry.COUNT; symmetry++) {
      TrapezPosition position = game().newPosition(0);
      TrapezPosition image = Images.position(symmetry, position);
      while (!position.isOver()) {
        position.legalMoves(moves);
        image.legalMoves(ofImage);
        int[] expected = new int[moves.size()];
        for (int i = 0; i < expected.length; i++) {
          expected[i] = Images.move(symmetry, moves.get(i));
        }
        assertThat(ofImage.toArray()).containsExactlyInAnyOrder(expected);
        int move = moves.get(random.nextInt(moves.size()));
        position.play(move);
        image.play(Images.move(symmetry, move));
        assertThat(texts(image)).isEqualTo(texts(Images.position(symmetry, position)));
        assertThat(game().notation().positionText(image))
            .isEqualTo(game().notation().positionText(Images.position(symmetry, position)));
        assertThat(new TrapezStates().state(position, symmetry))
            .isEqualTo(new TrapezStates().state(image, 0));
        assertThat(HexSymmetry.canonical(image.tileSet()))
            .isEqualTo(HexSymmetry.canonical(position.tileSet()));
        assertThat(image.isOver()).isEqualTo(position.isOver());
        assertThat(image.margin(0)).isEqualTo(position.margin(0));
      }
    }
  }

  @Test
  void thereAre58FirstMovesUpToTheReflectionThatKeepsTheTileInTheCentre() {
    Set<Long> different = new HashSet<>();
    Moves moves = new Moves();
    game().newPosition(0).legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      TrapezPosition next = game().newPosition(0);
      next.play(moves.get(i));
      different.add(HexSymmetry.canonical(next.tileSet()));
    }
    assertThat(different).hasSize(58);
  }

  @Test
  void randomPlayIsAsIsKnown() {
    SplittableRandom random = new SplittableRandom(9);
    int games = 20_000;
    int wins = 0;
    int plies = 0;
    int turns = 0;
    for (int i = 0; i < games; i++) {
      TrapezPosition position = game().newPosition(0);
      while (!position.isOver()) {
        int move = randomMove(position, random);
        turns += TrapezMove.turnedCell(move) < 0 ? 0 : 1;
        position.play(move);
        plies++;
      }
      wins += position.score(0);
    }
    assertThat((double) wins / games).isCloseTo(0.568, within(0.014)); // four standard errors
    assertThat((double) plies / games).isCloseTo(16.7, within(0.1));
    assertThat((double) turns / games).isCloseTo(4.93, within(0.1));
  }

  /** Any empty cell, then any way to lie, then any turn. */
  private static int randomMove(TrapezPosition position, SplittableRandom random) {
    int cell;
    do {
      cell = random.nextInt(HexBoard.CELLS);
    } while (position.tile(cell) != 0);
    int tile = 1 + random.nextInt(HexBoard.DIRECTIONS);
    int[] surrounded = BitSet.valueOf(new long[] {position.surroundedBy(cell)}).stream().toArray();
    return surrounded.length == 0
        ? TrapezMove.of(cell, tile)
        : TrapezMove.of(
            cell, tile, surrounded[random.nextInt(surrounded.length)], random.nextBoolean());
  }

  @Test
  void cellsHaveNamesAndNeighbours() {
    assertThat(HexBoard.name(0)).isEqualTo("a1");
    assertThat(HexBoard.name(18)).isEqualTo("e3");
    assertThat(HexBoard.name(HexBoard.CENTRE)).isEqualTo("c3");
    assertThat(HexBoard.neighbour(HexBoard.CENTRE, 1)).isEqualTo(10);
    assertThat(HexBoard.neighbour(HexBoard.CENTRE, 2)).isEqualTo(14);
    assertThat(HexBoard.neighbour(HexBoard.CENTRE, 3)).isEqualTo(13);
    assertThat(HexBoard.neighbour(HexBoard.CENTRE, 4)).isEqualTo(8);
    assertThat(HexBoard.neighbour(HexBoard.CENTRE, 5)).isEqualTo(4);
    assertThat(HexBoard.neighbour(HexBoard.CENTRE, 6)).isEqualTo(5);
    assertThat(HexBoard.neighbour(2, 1)).isEqualTo(-1);
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
