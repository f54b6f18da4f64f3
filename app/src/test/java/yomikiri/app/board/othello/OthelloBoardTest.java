package yomikiri.app.board.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.Hands;
import yomikiri.app.board.BoardContract;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.think.ResourceCache;

final class OthelloBoardTest extends BoardContract {
  @Override
  protected GameUi ui() {
    return OthelloUi.of(Othello.kit(6, ResourceCache.NONE));
  }

  @Test
  void theExampleIsDrawnOnABoardOfItsOwnSize() {
    Texts texts =
        new Texts(
            List.of(ui().words(), "/yomikiri/app/text"),
            new SimpleObjectProperty<>(Language.ENGLISH));
    int cells =
        Hands.ask(
            () ->
                cells(ui().board().make(ui().example().kit(), Surroundings.still(texts)))
                    .lattice()
                    .cells());
    assertThat(cells).isEqualTo(16);
  }
}
