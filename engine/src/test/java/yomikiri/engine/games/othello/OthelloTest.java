package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;

final class OthelloTest {
  private static OthelloPosition at(int size, String text) throws NotationException {
    return new Othello(size).notation().parsePosition(text);
  }

  /** Positions after so many plies from the start, those included where a game ends earlier. */
  @ParameterizedTest
  @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244", "5, 1396", "6, 8200", "7, 55092", "8, 390216"})
  void thereAreAsManyLinesAsIsKnown(int depth, long lines) {
    Othello game = new Othello(8);
    assertThat(lines(game, game.newPosition(0), depth)).isEqualTo(lines);
  }

  private static long lines(Othello game, OthelloPosition position, int depth) {
    if (depth == 0 || position.isOver()) {
      return 1;
    }
    Moves moves = new Moves();
    position.legalMoves(moves);
    OthelloPosition next = game.copyOf(position);
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      next.become(position);
      next.play(moves.get(i));
      count += lines(game, next, depth - 1);
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void theFourFirstMovesLeadToOneCanonicalPosition(int size) {
    Othello game = new Othello(size);
    Moves moves = new Moves();
    game.newPosition(0).legalMoves(moves);
    assertThat(
            IntStream.range(0, moves.size())
                .mapToLong(i -> played(game, moves.get(i)).canonicalKey())
                .distinct()
                .count())
        .isEqualTo(1);
  }

  private static OthelloPosition played(Othello game, int move) {
    OthelloPosition position = game.newPosition(0);
    position.play(move);
    return position;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void movesAndFlipsAreThoseFoundSquareBySquare(int size) {
    Othello game = new Othello(size);
    SplittableRandom random = new SplittableRandom(size);
    Moves moves = new Moves();
    for (int i = 0; i < 300; i++) {
      OthelloPosition position = game.newPosition(0);
      while (!position.isOver()) {
        position.legalMoves(moves);
        assertThat(moves.toArray()).isEqualTo(SlowOthello.moves(position));
        int move = moves.get(random.nextInt(moves.size()));
        assertThat(position.flips(move)).isEqualTo(SlowOthello.flips(position, move));
        position.play(move);
      }
      assertThat(SlowOthello.canMove(position, 0) || SlowOthello.canMove(position, 1)).isFalse();
    }
  }

  @Test
  void passIsTheOnlyMoveWhereNothingCanBeTurnedOver() throws NotationException {
    OthelloPosition position = at(4, "XXXXXXXXXXXXXXO- O");
    Moves moves = new Moves();
    position.legalMoves(moves);
    assertThat(moves.toArray()).containsExactly(16);
    position.play(16);
    position.legalMoves(moves);
    assertThat(moves.toArray()).containsExactly(15);
    position.play(15);
    assertThat(position.isOver()).isTrue();
    assertThat(position.score(0)).isEqualTo(16);
  }

  @Test
  void theWinnerHasTheEmptySquaresToo() throws NotationException {
    OthelloPosition position = at(4, "XXXX----OO------ X");
    assertThat(position.isOver()).isTrue();
    assertThat(position.score(0)).isEqualTo(14);
    assertThat(position.score(1)).isEqualTo(2);
    assertThat(position.reward(1)).isZero();
    assertThat(at(4, "XX------OO------ X").margin(0)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "4, '', 1, othello.cell",
    "4, XXXX----OO--?---, 13, othello.cell",
    "4, XXXX----OO------, 17, othello.turn",
    "4, XXXX----OO------ XO, 18, othello.turn",
    "4, XXXX----OO------ b, 18, othello.turn",
    "6, XXXX----OO------ X, 17, othello.length",
    "4, XXXX----OO------- X, 17, othello.length",
    "4, XXXX----OO------X X, 17, othello.length",
    "4, XX--OO---------- X; b2:+1; c2: good, 32, othello.scores",
    "4, XX--OO---------- X; b2=3, 21, othello.illegal",
  })
  void namesTheColumnOfAMistake(int size, String text, int column, String fault) {
    NotationException e = catchThrowableOfType(NotationException.class, () -> at(size, text));
    assertThat(e).isNotNull();
    assertThat(e.column()).isEqualTo(column);
    assertThat(e.fault()).isEqualTo(fault);
  }

  @Test
  void readsOverTheScoresOfAnObfLine() throws NotationException {
    String position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    String line = position + "; g8:18; h7:12; a4:10; b6:-2; a1:+6;";
    assertThat(new Othello(8).notation().positionText(at(8, line))).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource({"8, f5, 37", "8, H8, 63", "4, d4, 15", "6, --, 36"})
  void readsMoves(int size, String text, int move) throws NotationException {
    assertThat(new Othello(size).notation().parseMove(text)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({"8, i1", "8, a9", "6, g1", "6, f", "4, pass"})
  void refusesSquaresBesideTheBoard(int size, String text) {
    NotationException e =
        catchThrowableOfType(
            NotationException.class, () -> new Othello(size).notation().parseMove(text));
    assertThat(e.fault()).isEqualTo("othello.move");
  }
}
