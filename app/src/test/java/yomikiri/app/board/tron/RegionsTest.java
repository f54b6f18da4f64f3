package yomikiri.app.board.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tron.Tron;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.grid.Arena;
import yomikiri.engine.games.tron.grid.Cells;

/** Whose cells are whose, and how the seats stand. */
final class RegionsTest {
  private static final Tron<TronPosition.Several> FOUR = Tron.several(new Arena(7, 3), 4);

  private final Texts texts =
      new Texts(List.of("/yomikiri/app/board/tron"), new SimpleObjectProperty<>(Language.ENGLISH));

  private static int cell(int row, int column) {
    return Cells.ROW * row + column;
  }

  @Test
  void aNarrowPassLiesBetweenTwoChambersOfOneSeat() throws NotationException {
    Regions regions = new Regions();
    regions.divide(FOUR.notation().parsePosition("A..a.../......./...a... 1 432"));
    assertThat(regions.cells(0)).isEqualTo(18);
    assertThat(regions.owner(cell(0, 6))).isZero();
    assertThat(regions.isJoint(cell(1, 3))).isTrue();
    assertThat(regions.isJoint(cell(0, 5))).isFalse();
    assertThat(regions.isBorder(cell(1, 3), cell(1, 4))).isTrue();
    assertThat(regions.isBorder(cell(0, 5), cell(0, 6))).isFalse();
  }

  @Test
  void cellsThatNobodyReachesAreNobodys() throws NotationException {
    Regions regions = new Regions();
    regions.divide(FOUR.notation().parsePosition("A..bbb./...b.b./...bbbB 1 43"));
    assertThat(regions.owner(cell(1, 4))).isEqualTo(TronPosition.NONE);
    assertThat(regions.owner(cell(0, 1))).isZero();
    assertThat(regions.owner(cell(0, 6))).isEqualTo(1);
  }

  @Test
  void whoIsInHasTerritoryAndLengthAndWhoIsOutAPlace() throws NotationException {
    TronPosition tron = FOUR.notation().parsePosition("Aa.b.../...b.../...b..B 1 43");
    assertThat(new Standing(texts, tron).bySeat())
        .startsWith("territory 33%, length 2")
        .endsWith("out, third place", "out, fourth place");
  }
}
