package yomikiri.app.play;

import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Texts;

/** What the game shown offers besides what every game does. */
final class Offers {
  private static final String OVERLAY = "command.overlay";

  /** The move that is a pass, where a person may play it now. */
  final ReadOnlyObjectWrapper<OptionalInt> pass = new ReadOnlyObjectWrapper<>(OptionalInt.empty());

  /** Whether a position can be set up by hand. */
  final ReadOnlyBooleanWrapper setUp = new ReadOnlyBooleanWrapper();

  /** Whether there is something to lay over the board. */
  final ReadOnlyBooleanWrapper overlay = new ReadOnlyBooleanWrapper();

  /** The key of what that is called. */
  final ReadOnlyStringWrapper overlayKey = new ReadOnlyStringWrapper(OVERLAY);

  private @Nullable BoardSnapshot<?> shown;

  void show(GameUi ui, BoardSnapshot<?> snapshot, Texts texts) {
    if (shown != null && shown.isSameMoment(snapshot)) {
      return;
    }
    shown = snapshot;
    pass.set(snapshot.pass(ui.presenter()));
    setUp.set(ui.setting().isPresent());
    overlay.set(ui.presenter().overlay().isPresent());
    overlayKey.set(ui.key(texts, OVERLAY));
  }
}
