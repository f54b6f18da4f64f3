package yomikiri.app.board.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.tron.TronPresenter.TerritoryOverlay;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tron.Tron;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** Whose cells are whose, and how the seats stand. */
final class TerritoryMapTest {
  private static final Tron<TronPosition.Several> FOUR = Tron.several(new Arena(7, 3), 4);

  private final Texts texts =
      new Texts(List.of("/yomikiri/app/board/tron"), new SimpleObjectProperty<>(Language.ENGLISH));

  private static int cell(int row, int column) {
    return GridCellSet.ROW * row + column;
  }

  @Test
  void aNarrowPassLiesBetweenTwoChambersOfOneSeat() throws NotationException {
    TerritoryMap territory = new TerritoryMap();
    territory.divide(FOUR.notation().parsePosition("A..a.../......./...a... 1 432"));
    assertThat(territory.cells(0)).isEqualTo(18);
    assertThat(territory.owner(cell(0, 6))).isZero();
    assertThat(territory.isJoint(cell(1, 3))).isTrue();
    assertThat(territory.isJoint(cell(0, 5))).isFalse();
    assertThat(territory.isBorder(cell(1, 3), cell(1, 4))).isTrue();
    assertThat(territory.isBorder(cell(0, 5), cell(0, 6))).isFalse();
  }

  @Test
  void cellsThatNobodyReachesAreNobodys() throws NotationException {
    TerritoryMap territory = new TerritoryMap();
    territory.divide(FOUR.notation().parsePosition("A..bbb./...b.b./...bbbB 1 43"));
    assertThat(territory.owner(cell(1, 4))).isEqualTo(TronPosition.NONE);
    assertThat(territory.isNobodys(cell(1, 4))).isTrue();
    assertThat(territory.isNobodys(cell(1, 3))).as("a trail").isFalse();
    assertThat(territory.isNobodys(cell(0, 1))).as("somebody's").isFalse();
    assertThat(territory.owner(cell(0, 1))).isZero();
    assertThat(territory.owner(cell(0, 6))).isEqualTo(1);
  }

  /** Seats that move at once reach some cells at once, and a wall may shut off others. */
  @Test
  void whatIsTheSeatsAndWhatIsNobodysAddsUpToAllFreeCells() throws NotationException {
    Tron<TronPosition.Joint> joint = Tron.joint(new Arena(7, 3));
    TronPosition.Joint tron = joint.notation().parsePosition("A.....B/....b.b/...bbbb - -");
    Parts parts = Parts.of(tron);
    assertThat(parts.cells()).containsExactly(8, 3);
    assertThat(parts.nobodys()).isEqualTo(2);
    assertThat(parts.cells().stream().mapToInt(Integer::intValue).sum() + parts.nobodys())
        .isEqualTo(GridCellSet.count(tron.free()));
    TerritoryOverlay overlay = new TerritoryOverlay();
    assertThat(overlay.words(texts, tron)).containsExactly("8 cells (62%)", "3 cells (23%)");
    assertThat(overlay.rest(texts, tron)).isEqualTo("2 cells nobody reaches first (15%)");
    TronPosition.Several all = FOUR.notation().parsePosition("A....../......./......B 1 43");
    assertThat(overlay.rest(texts, all)).isEmpty();
  }

  @Test
  void sharesOfAWholeAddUpToAHundred() {
    assertThat(Figures.shares(List.of(1, 1, 1))).containsExactly("34%", "33%", "33%");
    assertThat(Figures.shares(List.of(149, 149, 149, 149, 0)))
        .containsExactly("25%", "25%", "25%", "25%", "0%");
    assertThat(Figures.shares(List.of(0, 0))).containsExactly("0%", "0%");
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 200; i++) {
      List<Integer> parts = random.ints(1 + i % 5, 1, 600).boxed().toList();
      int sum =
          Figures.shares(parts).stream()
              .mapToInt(share -> Integer.parseInt(share.replace("%", "")))
              .sum();
      assertThat(sum).as(parts.toString()).isEqualTo(100);
    }
  }

  @Test
  void whoIsInHasTerritoryAndLengthAndWhoIsOutAPlace() throws NotationException {
    TronPosition tron = FOUR.notation().parsePosition("Aa.b.../...b.../...b..B 1 43");
    assertThat(new TronPresenter.TronStandings(texts, tron).bySeat())
        .startsWith("territory 47%, length 2", "territory 53%, length 4")
        .endsWith("out, third place", "out, fourth place");
  }
}
