package yomikiri.app.board.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.PieceSet.Contents;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.trapez.HexBoard;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.games.trapez.TrapezPosition;
import yomikiri.engine.think.ResourceCache;

/** What Trapez says, and which halves its board shows as joined. */
final class TrapezPresenterTest {
  private static final int ALONE = 1;
  private static final int JOINED = 2;

  private final Trapez game = new Trapez();
  private final TrapezPresenter presenter = new TrapezPresenter();
  private final GameUi ui = TrapezUi.of(Trapez.kit(ResourceCache.NONE));
  private final Texts texts =
      new Texts(List.of(ui.words()), new SimpleObjectProperty<>(Language.ENGLISH));

  private TrapezPosition position(String text) throws NotationException {
    return game.notation().parsePosition(text);
  }

  @Test
  void edgesOfOneColourAreJoinedWhereTheGameJoinsThem() throws NotationException {
    for (int edge = 1; edge <= HexBoard.DIRECTIONS; edge++) {
      int other = HexBoard.neighbour(HexBoard.CENTRE, edge);
      for (int tile = 1; tile <= HexBoard.DIRECTIONS; tile++) {
        for (int beside = 1; beside <= HexBoard.DIRECTIONS; beside++) {
          Integer[] tiles = new Integer[HexBoard.CELLS];
          Arrays.fill(tiles, 0);
          tiles[HexBoard.CENTRE] = tile;
          tiles[other] = beside;
          TrapezPosition two = position(new TrapezPieces().text(Contents.of(List.of(tiles)), 1));
          boolean here = Outline.isLight(tile, edge);
          boolean there = Outline.isLight(beside, edge + HexBoard.DIRECTIONS / 2);
          assertThat(two.longest(0)).isEqualTo(here && there ? JOINED : ALONE);
          assertThat(two.longest(1)).isEqualTo(here || there ? ALONE : JOINED);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ".2./5416/.3642/3112/315 d | Light has joined 7 tiles.",
        "56./2512/.1143/6444/612 l | Dark has joined 8 tiles.",
      })
  void theEndIsExplained(String text, String words) throws NotationException {
    TrapezPosition end = position(text);
    assertThat(end.isOver()).isTrue();
    assertThat(presenter.ending(end).in(texts)).isEqualTo(words);
  }

  @Test
  void theLongestTwoGroupsAreTold() throws NotationException {
    assertThat(presenter.standing(texts, position(".2./5416/.3632/311./315 l")))
        .startsWith("Longest groups: 5 and 1");
    assertThat(presenter.standing(texts, game.newPosition(0)))
        .containsExactly("Longest group: 1", "Longest group: 1");
  }

  @Test
  void whatAMoveWouldBringIsTold() throws NotationException {
    TrapezPosition begun = position(".2./5416/.3632/311./315 l");
    assertThat(presenter.outlook(texts, begun, game.notation().parseMove("d4:2/c4+")))
        .isEqualTo("longest groups after this move: light 7, dark 4");
  }
}
