package yomikiri.app.board.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.Hands;
import yomikiri.app.board.BoardContract;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.GameFace;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.think.Resources;

final class OthelloBoardTest extends BoardContract {
  @Override
  protected GameFace face() {
    return OthelloFace.of(Othello.kit(6, Resources.NONE));
  }

  @Test
  void theExampleIsDrawnOnABoardOfItsOwnSize() {
    Texts texts =
        new Texts(
            List.of(face().words(), "/yomikiri/app/text"),
            new SimpleObjectProperty<>(Language.ENGLISH));
    int cells =
        Hands.ask(
            () ->
                cells(face().board().make(face().example().kit(), Surroundings.still(texts)))
                    .lattice()
                    .cells());
    assertThat(cells).isEqualTo(16);
  }
}
