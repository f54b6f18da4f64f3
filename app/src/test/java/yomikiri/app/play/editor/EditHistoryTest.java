package yomikiri.app.play.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.tron.TronUi;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.TronKits;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.think.GameKit;

/** Strokes of the mouse while a position is set up, and what is undone. */
final class EditHistoryTest {
  private static final int FREE = 0;
  private static final int TRAIL = 1;
  private static final int HEAD = 2;
  private static final int WIDTH = 30;

  private final GameKit<TronPosition.Duel> kit = TronKits.duel();
  private final EditHistory<TronPosition.Duel> drafts = new EditHistory<>(start(kit).cleared());

  private static <P extends Position> EditedPosition<P> start(GameKit<P> kit) {
    return EditedPosition.of(kit, TronUi.of(kit).pieces().orElseThrow(), kit.game().newPosition(1));
  }

  private List<Integer> row(int cells) {
    return drafts.now().cells().subList(0, cells);
  }

  private void stroke(int piece, int from, int to) {
    drafts.press(from, piece);
    drafts.drag(to, piece);
    drafts.release();
  }

  @Test
  void aStrokePutsAPieceOnAllCellsBetween() {
    stroke(TRAIL, 0, 4);
    assertThat(row(6)).containsExactly(TRAIL, TRAIL, TRAIL, TRAIL, TRAIL, FREE);
    stroke(TRAIL, 1, 3);
    assertThat(row(6)).containsExactly(TRAIL, FREE, FREE, FREE, TRAIL, FREE);
  }

  @Test
  void aHeadLeavesATrailWhereItRidesAndNoneWhereItJumps() {
    stroke(HEAD, 0, 3);
    stroke(HEAD, 3, 5);
    assertThat(row(7)).containsExactly(TRAIL, TRAIL, TRAIL, TRAIL, TRAIL, HEAD, FREE);
    drafts.press(10 * WIDTH, HEAD);
    drafts.release();
    assertThat(row(7)).containsExactly(TRAIL, TRAIL, TRAIL, TRAIL, TRAIL, FREE, FREE);
    assertThat(drafts.now().cells().get(10 * WIDTH)).isEqualTo(HEAD);
  }

  @Test
  void aSlantingRideGoesFromNeighbourToNeighbour() {
    stroke(HEAD, 0, 3 * WIDTH + 3);
    assertThat(drafts.now().cells()).filteredOn(piece -> piece == TRAIL).hasSize(6);
  }

  @Test
  void aPressOnThePieceThatLiesThereTakesItAway() {
    stroke(HEAD, 2, 2);
    stroke(HEAD, 2, 2);
    assertThat(row(4)).containsOnly(FREE);
  }

  @Test
  void aStrokeIsUndoneAtOnceAndDoneAgain() {
    EditedPosition<TronPosition.Duel> before = drafts.now();
    stroke(TRAIL, 0, 4);
    EditedPosition<TronPosition.Duel> after = drafts.now();
    drafts.undo();
    assertThat(drafts.now()).isEqualTo(before);
    assertThat(drafts.canUndo()).isFalse();
    drafts.redo();
    assertThat(drafts.now()).isEqualTo(after);
    drafts.undo();
    stroke(TRAIL, 7, 8);
    assertThat(drafts.canRedo()).isFalse();
  }

  @Test
  void aStepDuringAStrokeComesAfterIt() {
    stroke(TRAIL, 0, 0);
    drafts.press(0, TRAIL);
    drafts.take(now -> now.put(3, TRAIL));
    assertThat(row(5)).containsExactly(FREE, FREE, FREE, TRAIL, FREE);
    drafts.undo();
    assertThat(row(5)).containsOnly(FREE);
  }

  @Test
  void aPressThatTakesAPieceAwayCanBeUndone() {
    EditHistory<TronPosition.Duel> laid = new EditHistory<>(start(kit).cleared().put(0, TRAIL));
    laid.press(0, TRAIL);
    assertThat(laid.canUndo()).isTrue();
    laid.undo();
    assertThat(laid.now().cells().getFirst()).isEqualTo(TRAIL);
  }

  @Test
  void whoIsOutIsPartOfThePosition() {
    GameKit<TronPosition.Several> three = TronKits.several(3);
    EditedPosition<TronPosition.Several> set =
        start(three).cleared().put(0, 2).put(5, 4).withEntry(0, "3");
    assertThat(set.found())
        .isInstanceOfSatisfying(
            EditedPosition.Found.Playable.class,
            found ->
                assertThat(found.position())
                    .isInstanceOfSatisfying(
                        TronPosition.Several.class, tron -> assertThat(tron.isOut(2)).isTrue()));
    assertThat(set.withEntry(0, "").found()).isInstanceOf(EditedPosition.Found.Wrong.class);
  }
}
