package yomikiri.app.library;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.session.SavedGame;
import yomikiri.app.store.Library;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.store.LibraryNote;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.TimeComment;

/**
 * The last position of the game chosen in a library, and how much is noted in it. One game is read
 * at a time: of those that are chosen and left meanwhile, none is.
 */
@UiThread
final class ChosenPicture {
  private final Library library;
  private final AvailableGames availableGames;
  private final ObservableValue<Optional<LibraryRow>> chosen;
  private final ReadOnlyObjectWrapper<Optional<Seen>> seen =
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

  /**
   * What is seen of a game.
   *
   * @param notes how many positions bear a comment, a sign or a mark
   * @param variations how many lines leave the main one or each other
   */
  record Seen(BoardSnapshot<?> board, int notes, int variations) {
    @WorkerThread
    private static Seen of(GameRecord<?> record, AvailableGames availableGames) {
      SavedGame<?> saved = GameRestorer.of(record, availableGames);
      long notes =
          saved.restored().session().rounds().stream()
              .flatMap(round -> round.session().tree().root().all().stream())
              .filter(node -> isNoted(node.annotation()))
              .count();
      int variations = record.rounds().stream().mapToInt(GameRecord.Round::variations).sum();
      return new Seen(saved.picture(), (int) notes, variations);
    }

    /** Whether anything is noted but how long a move took. */
    private static boolean isNoted(Annotation all) {
      return !(TimeComment.isTime(all.comment()) ? all.withComment("") : all).isEmpty();
    }
  }

  /** Empty until the game is read, and where it cannot be. */
  ReadOnlyObjectProperty<Optional<Seen>> seen() {
    return seen.getReadOnlyProperty();
  }

  private void choose(Optional<LibraryRow> before, Optional<LibraryRow> now) {
    if (before.map(ChosenPicture::played).equals(now.map(ChosenPicture::played))) {
      return;
    }
    seen.set(Optional.empty());
    if (!isReading) {
      read();
    }
  }

  /** The game but for what people say of it. */
  private static LibraryGame played(LibraryRow row) {
    return row.game().with(LibraryNote.NONE);
  }

  private void read() {
    chosen.getValue().map(LibraryRow::game).filter(one -> !one.isDamaged()).ifPresent(this::read);
  }

  private void read(LibraryGame one) {
    isReading = true;
    library.<Seen>open(
        one.name(),
        record -> Seen.of(record, availableGames),
        outcome -> {
          isReading = false;
          if (chosen.getValue().map(LibraryRow::name).equals(Optional.of(one.name()))) {
            outcome.handle(shown -> seen.set(Optional.of(shown)), fault -> {});
          } else {
            read();
          }
        });
  }
}
