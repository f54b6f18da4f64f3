package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;

final class MattixDiagramTest {
  @Test
  void bracketsTheTilesTheMoverMayTake() throws NotationException {
    Notation<MattixPosition> notation = Mattix.ofSize(4).notation();
    assertThat(notation.diagram(notation.parsePosition("5,5,1,6/6,2,3,2/.,4,x,4/3,7,7,8 r 0:1")))
        .isEqualTo(
            """
                 a    b    c    d
            1    5    5    1    6
            2    6    2    3    2
            3    .   [4]   x   [4]
            4    3    7    7    8\
            """);
  }

  @Test
  void wideTilesStayInTheirColumns() throws NotationException {
    Notation<MattixPosition> notation = Mattix.ofSize(6).notation();
    String text =
        "7,-4,1,-2,6,5/-7,-1,-8,-1,-9,2/.,9,4,4,10,x/-2,2,-6,-3,9,2/3,8,8,-3,7,1/1,-5,5,3,6,-10 c"
            + " -10:0";
    assertThat(notation.diagram(notation.parsePosition(text)))
        .isEqualTo(
            """
                 a    b    c    d    e    f
            1    7   -4    1   -2    6   [5]
            2   -7   -1   -8   -1   -9   [2]
            3    .    9    4    4   10    x
            4   -2    2   -6   -3    9   [2]
            5    3    8    8   -3    7   [1]
            6    1   -5    5    3    6 [-10]\
            """);
  }
}
