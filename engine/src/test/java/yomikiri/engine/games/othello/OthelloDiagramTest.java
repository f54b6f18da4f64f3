package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;

final class OthelloDiagramTest {
  @Test
  void marksWhereTheSideToMoveMayPlay() {
    Othello game = new Othello(6);
    assertThat(game.notation().diagram(game.newPosition(1)))
        .isEqualTo(
            """
              a b c d e f
            1 - - - - - -
            2 - - + - - -
            3 - + O X - -
            4 - - X O + -
            5 - - - + - -
            6 - - - - - -\
            """);
  }

  @Test
  void theMarksAreThoseOfTheSideToMove() throws NotationException {
    Othello game = new Othello(4);
    assertThat(game.notation().diagram(game.notation().parsePosition("-OX------------- O")))
        .isEqualTo(
            """
              a b c d
            1 - O X +
            2 - - - -
            3 - - - -
            4 - - - -\
            """);
    assertThat(game.notation().diagram(game.notation().parsePosition("-OX------------- X")))
        .isEqualTo(
            """
              a b c d
            1 + O X -
            2 - - - -
            3 - - - -
            4 - - - -\
            """);
    assertThat(game.notation().diagram(game.notation().parsePosition("XOOX------------ X")))
        .doesNotContain("+");
  }
}
