package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import yomikiri.app.Forgotten;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** What the board of every game keeps to; without a window. */
public abstract class BoardContract {
  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);

  protected abstract GameFace face();

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void aClosedBoardIsLetGo() {
    WeakReference<Node> board =
        WaitForAsyncUtils.waitForAsyncFx(
            10_000,
            () -> {
              BoardView made = board();
              made.close();
              return new WeakReference<>(made.root());
            });
    assertThat(Forgotten.isGone(board)).isTrue();
  }

  private BoardView board() {
    GameFace face = face();
    return face.board().make(face.kit(), BoardView.Surroundings.still(texts(face)));
  }

  private Texts texts(GameFace face) {
    return new Texts(List.of("/yomikiri/app/text", face.words()), language);
  }
}
