package yomikiri.app.play.editor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.tictactoe.TicTacToeUi;
import yomikiri.app.play.editor.EditedPosition.Found;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.GameKit;

/** A position set up piece by piece. */
final class EditedPositionTest {
  private static final int CROSS = 1;
  private static final int RING = 2;

  private final GameKit<TicTacToePosition> kit = TicTacToe.kit();
  private final GameUi ui = TicTacToeUi.of(kit);
  private final EditedPosition<TicTacToePosition> empty =
      EditedPosition.of(kit, ui.pieces().orElseThrow(), kit.game().newPosition(0));

  private String text(EditedPosition<TicTacToePosition> set) {
    return set.found() instanceof Found.Playable<TicTacToePosition>(TicTacToePosition position)
        ? kit.game().notation().positionText(position)
        : "nothing to play from";
  }

  @Test
  void piecesMakeAPositionAsSoonAsTheGameAllowsIt() {
    EditedPosition<TicTacToePosition> one = empty.put(4, CROSS);
    assertThat(one.found())
        .isInstanceOfSatisfying(
            Found.Wrong.class,
            wrong -> assertThat(wrong.why().fault()).isEqualTo("tictactoe.count"));
    assertThat(text(one.withSeat(1))).isEqualTo(".../.x./... o");
    assertThat(text(one.put(0, RING))).isEqualTo("o../.x./... x");
  }

  @Test
  void thePieceThatLiesThereIsTakenAwayAndAnotherReplacesIt() {
    assertThat(empty.put(4, CROSS).put(4, CROSS)).isEqualTo(empty);
    assertThat(empty.put(4, CROSS).put(4, RING).cells().get(4)).isEqualTo(RING);
    assertThat(empty.put(4, CROSS).cleared()).isEqualTo(empty);
  }

  @Test
  void afterAFinishedGameItIsTheTurnOfTheSideThatDidNotEndIt() throws NotationException {
    TicTacToePosition over = kit.game().notation().parsePosition("xxx/oo./... o");
    assertThat(EditedPosition.of(kit, empty.pieces(), over).seat()).isEqualTo(1);
  }

  @Test
  void theStartOfEveryGameIsPutWhereThereIsOne() {
    assertThat(empty.put(4, CROSS).withSeat(1).begun()).contains(empty);
    GameUi mattix = MattixUi.of(Mattix.kit(4));
    assertThat(dealt(mattix.kit(), mattix).begun()).isEmpty();
  }

  private static <P extends Position> EditedPosition<P> dealt(GameKit<P> kit, GameUi ui) {
    return EditedPosition.of(kit, ui.pieces().orElseThrow(), kit.game().newPosition(1));
  }

  @Test
  void aPositionIsPastedAndWhatIsNoneIsRefused() throws NotationException {
    assertThat(text(empty.pasted("  o../.x./... x "))).isEqualTo("o../.x./... x");
    assertThatThrownBy(() -> empty.pasted("o../.x. x")).isInstanceOf(NotationException.class);
  }

  @Test
  void aFinishedGameIsNothingToPlayFrom() {
    EditedPosition<TicTacToePosition> won =
        empty.put(0, CROSS).put(1, CROSS).put(2, CROSS).put(4, RING).put(5, RING).withSeat(1);
    assertThat(won.found()).isInstanceOf(Found.Over.class);
  }
}
