package yomikiri.app.library;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.store.Library;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.store.LibraryNote;

/**
 * The last position of the game chosen in a library. One game is read at a time: of those that are
 * chosen and left meanwhile, none is.
 */
@UiThread
final class ChosenPicture {
  private final Library library;
  private final AvailableGames availableGames;
  private final ObservableValue<Optional<LibraryRow>> chosen;
  private final ReadOnlyObjectWrapper<Optional<BoardSnapshot<?>>> board =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private boolean isReading;

  ChosenPicture(
      Library library,
      AvailableGames availableGames,
      ObservableValue<Optional<LibraryRow>> chosen) {
    this.library = library;
    this.availableGames = availableGames;
    this.chosen = chosen;
    chosen.addListener((value, before, now) -> choose(before, now));
  }

  /** Empty until the game is read, and where it cannot be. */
  ReadOnlyObjectProperty<Optional<BoardSnapshot<?>>> board() {
    return board.getReadOnlyProperty();
  }

  private void choose(Optional<LibraryRow> before, Optional<LibraryRow> now) {
    if (before.map(ChosenPicture::seen).equals(now.map(ChosenPicture::seen))) {
      return;
    }
    board.set(Optional.empty());
    if (!isReading) {
      read();
    }
  }

  /** The game but for what people say of it. */
  private static LibraryGame seen(LibraryRow row) {
    return row.game().with(LibraryNote.NONE);
  }

  private void read() {
    chosen.getValue().map(LibraryRow::game).filter(one -> !one.isDamaged()).ifPresent(this::read);
  }

  private void read(LibraryGame one) {
    isReading = true;
    library.<BoardSnapshot<?>>open(
        one.name(),
        record -> GameRestorer.of(record, availableGames).picture(),
        outcome -> {
          isReading = false;
          if (chosen.getValue().map(LibraryRow::name).equals(Optional.of(one.name()))) {
            outcome.handle(shown -> board.set(Optional.of(shown)), fault -> {});
          } else {
            read();
          }
        });
  }
}
