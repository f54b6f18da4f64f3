package yomikiri.app.board.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.PieceBox.Contents;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.trapez.Board;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.games.trapez.TrapezPosition;
import yomikiri.engine.think.Resources;

/** What Trapez says, and which halves its board shows as joined. */
final class TrapezMannerTest {
  private static final int ALONE = 1;
  private static final int JOINED = 2;

  private final Trapez game = new Trapez();
  private final TrapezManner manner = new TrapezManner();
  private final GameFace face = TrapezFace.of(Trapez.kit(Resources.NONE));
  private final Texts texts =
      new Texts(List.of(face.words()), new SimpleObjectProperty<>(Language.ENGLISH));

  private TrapezPosition position(String text) throws NotationException {
    return game.notation().parsePosition(text);
  }

  @Test
  void edgesOfOneColourAreJoinedWhereTheGameJoinsThem() throws NotationException {
    for (int edge = 1; edge <= Board.DIRECTIONS; edge++) {
      int other = Board.neighbour(Board.CENTRE, edge);
      for (int tile = 1; tile <= Board.DIRECTIONS; tile++) {
        for (int beside = 1; beside <= Board.DIRECTIONS; beside++) {
          Integer[] tiles = new Integer[Board.CELLS];
          Arrays.fill(tiles, 0);
          tiles[Board.CENTRE] = tile;
          tiles[other] = beside;
          TrapezPosition two = position(new TrapezPieces().text(Contents.of(List.of(tiles)), 1));
          boolean here = Outline.isLight(tile, edge);
          boolean there = Outline.isLight(beside, edge + Board.DIRECTIONS / 2);
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
    assertThat(manner.ending(end).in(texts)).isEqualTo(words);
  }

  @Test
  void theLongestTwoGroupsAreTold() throws NotationException {
    assertThat(manner.standing(texts, position(".2./5416/.3632/311./315 l")))
        .startsWith("Longest groups: 5 and 1");
    assertThat(manner.standing(texts, game.newPosition(0)))
        .containsExactly("Longest group: 1", "Longest group: 1");
  }

  @Test
  void whatAMoveWouldBringIsTold() throws NotationException {
    TrapezPosition begun = position(".2./5416/.3632/311./315 l");
    assertThat(manner.outlook(texts, begun, game.notation().parseMove("d4:2/c4+")))
        .isEqualTo("longest groups after this move: light 7, dark 4");
  }
}
