package yomikiri.engine.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameContract;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;

final class TicTacToeTest extends GameContract<TicTacToePosition> {
  @Override
  protected Game<TicTacToePosition> game() {
    return new TicTacToe();
  }

  @Override
  protected int longestGame() {
    return 10;
  }

  private TicTacToePosition at(String text) throws NotationException {
    return game().notation().parsePosition(text);
  }

  @ParameterizedTest
  @CsvSource({
    "xxx/oo./... o, 1",
    "xx./ooo/x.. x, 0",
    "x.o/xo./x.. o, 1",
    "oxx/.o./x.o x, 0",
    "x.o/.ox/o.x x, 0",
    "xox/xxo/oxo o, 0.5",
  })
  void threeInARowWins(String text, double reward) throws NotationException {
    assertThat(at(text).isOver()).isTrue();
    assertThat(at(text).reward(0)).isEqualTo(reward);
  }

  @Test
  void aLineThatRunsOverTheEdgeIsNone() throws NotationException {
    assertThat(at(".xx/x.o/o.. o").isOver()).isFalse();
    assertThat(at("xx./ooo/x.. x").winningCells()).isEqualTo(0b000_111_000);
  }

  @Test
  void thereAreAsManyPositionsUpToSymmetryAsIsKnown() {
    Set<Long> keys = new HashSet<>();
    collect(game().newPosition(0), keys);
    assertThat(keys).hasSize(765);
  }

  private void collect(TicTacToePosition position, Set<Long> keys) {
    keys.add(position.canonicalKey());
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size() && !position.isOver(); i++) {
      TicTacToePosition next = game().copyOf(position);
      next.play(moves.get(i));
      collect(next, keys);
    }
  }

  @Test
  void thereAreAsManyGamesAsIsKnown() {
    assertThat(games(game().newPosition(0))).isEqualTo(255_168);
  }

  private long games(TicTacToePosition position) {
    if (position.isOver()) {
      return 1;
    }
    long count = 0;
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      TicTacToePosition next = game().copyOf(position);
      next.play(moves.get(i));
      count += games(next);
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1, tictactoe.cell",
    "x../.q./... o, 6, tictactoe.cell",
    "x...... o, 4, tictactoe.row",
    "x../.../..., 12, tictactoe.turn",
    "x../.../... x, 12, tictactoe.count",
    "xx./.../... o, 12, tictactoe.count",
  })
  void namesTheColumnOfAMistake(String text, int column, String fault) {
    NotationException e = catchThrowableOfType(NotationException.class, () -> at(text));
    assertThat(e).isNotNull();
    assertThat(e.column()).isEqualTo(column);
    assertThat(e.fault()).isEqualTo(fault);
  }
}
